import { expect, test } from 'vitest';

import { previewOf } from './preview.ts';

test.for([
  ['Good morning', 'Good morning', 'short stays'],
  ['Two left, come tomorrow!', 'Two left, come tomorrow!', 'exactly 24 stays'],
  ['Two left, come tomorrow!!', 'Two left, come tomorrow…', 'the 25th is cut'],
  ['Two pots at 7,500 each, or three?', 'Two pots at 7,500 each…', 'no punctuation before the ellipsis'],
  ['?'.repeat(30), `${'?'.repeat(24)}…`, 'punctuation alone stays'],
  ['Two\n\n  left,\tcome ', 'Two left, come', 'one line'],
  ['Is the blue one with the gold still there?', 'Is the blue one with the…', 'no space before the ellipsis'],
  ['👩🏾‍🌾'.repeat(30), `${'👩🏾‍🌾'.repeat(24)}…`, 'an emoji of several parts is one letter'],
  ['ọ́'.repeat(24), 'ọ́'.repeat(24), 'a letter with underdot and accent is one'],
  ['', '', 'nothing'],
])('%s', ([text = '', preview]) => {
  expect(previewOf(text)).toBe(preview);
});
