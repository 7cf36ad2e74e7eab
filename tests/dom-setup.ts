import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

import { speakEnglish } from '../src/renderer/platform/language.ts';

speakEnglish();
afterEach(cleanup);
