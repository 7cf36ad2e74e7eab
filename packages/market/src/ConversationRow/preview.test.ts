import { expect, test } from 'vitest';

import { previewOf } from './preview.ts';

test.for([
  ['Good morning', 'Good morning', 'a short text stays whole'],
  ['Two left, come tomorrow!', 'Two left, come tomorrow!', '24 characters stay whole'],
  ['Two left, come tomorrow!!', 'Two left, come tomorrow…', 'the 25th character is cut'],
  ['Two pots at 7,500 each, or three?', 'Two pots at 7,500 each…', 'punctuation before the ellipsis is removed'],
  ['?'.repeat(30), `${'?'.repeat(24)}…`, 'a text of punctuation keeps it'],
  ['Two\n\n  left,\tcome ', 'Two left, come', 'the preview is one line'],
  ['Is the blue one with the gold still there?', 'Is the blue one with the…', 'a space before the ellipsis is removed'],
  ['👩🏾‍🌾'.repeat(30), `${'👩🏾‍🌾'.repeat(24)}…`, 'an emoji of several parts is one character'],
  ['ọ́'.repeat(24), 'ọ́'.repeat(24), 'a letter with underdot and accent is one character'],
  ['', '', 'an empty text has an empty preview'],
])('the preview of "%s" is "%s": %s', ([text = '', preview]) => {
  expect(previewOf(text)).toBe(preview);
});
