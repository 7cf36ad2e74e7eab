import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

import { activateEnglish } from '../src/renderer/platform/language.ts';

activateEnglish();
afterEach(cleanup);
