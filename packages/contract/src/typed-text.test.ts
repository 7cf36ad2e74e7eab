import { expect, it } from 'vitest';

import { typedText } from './typed-text.ts';

it('typed text loses control characters, which a database may refuse, and keeps line breaks, tabs and all letters', () => {
  expect(typedText().parse('\u0000Àdùnní\u0007\n\tỌlá 🧵\u009f ')).toBe('Àdùnní\n\tỌlá 🧵');
});

it('typed text loses lone surrogates', () => {
  expect(typedText().parse('a\uD83Eb🧵')).toBe('ab🧵');
});

it('typed text loses bidirectional controls, and keeps right-to-left words', () => {
  expect(typedText().parse('Paid \u202E000,1\u202C \u2066x\u2069')).toBe('Paid 000,1 x');
  expect(typedText().parse('مريم \u200Fسوق')).toBe('مريم \u200Fسوق');
});

it('typed text loses excessive combining marks, and keeps those of languages and emoji', () => {
  expect(typedText().parse(`a${'\u0301'.repeat(50)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
  expect(typedText().parse('o\u0323\u0301 1\uFE0F\u20E3 👩🏾‍🌾 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('o\u0323\u0301 1\uFE0F\u20E3 👩🏾‍🌾 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
});

it.each([
  ['control characters', ' \u0000 '],
  ['zero-width spaces', '\u200B\u200B'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['bidirectional controls', '\u202E\u202C'],
])('typed text of %s counts as empty', (_name, text) => {
  expect(typedText().min(1, 'Title is required').safeParse(text).error?.issues[0]?.message).toBe('Title is required');
});
