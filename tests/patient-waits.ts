import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Both libraries give up after a second, in which a busy machine may not even have imported the screen. */
const WAIT_MS = 10_000;

configure({ asyncUtilTimeout: WAIT_MS });
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
