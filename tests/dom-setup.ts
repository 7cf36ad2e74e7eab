import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { activateEnglish } from '../src/renderer/platform/language.ts';
import { clearToasts } from './fixtures/clear-toasts.ts';

activateEnglish();
// Three toasts of earlier test files would keep those of this one waiting.
vi.useFakeTimers();
clearToasts();
vi.runAllTimers();
vi.useRealTimers();
afterEach(cleanup);
