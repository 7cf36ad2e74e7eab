import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

import { activateEnglish } from '../src/renderer/platform/language.ts';
import { clearToasts } from './fixtures/clear-toasts.ts';
import './patient-waits.ts';

activateEnglish();
// Three toasts of earlier test files would keep those of this one waiting.
vi.useFakeTimers();
clearToasts();
vi.runAllTimers();
vi.useRealTimers();
afterEach(cleanup);
// What a component still loads is shown in a window, which is gone once the file has ended.
afterAll(() => vi.dynamicImportSettled());
