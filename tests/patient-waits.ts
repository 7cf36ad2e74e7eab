import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Both libraries give up after a second. A busy machine can need longer for the import of one screen. */
const WAIT_MS = 10_000;

configure({ asyncUtilTimeout: WAIT_MS });
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
