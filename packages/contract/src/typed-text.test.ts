import { expect, it } from 'vitest';

import { typedText } from './typed-text.ts';

it('drops control characters, which a database may refuse, but keeps lines, tabs and every letter', () => {
  expect(typedText().parse('\u0000Àdùnní\u0007\n\tỌlá 🧵\u009f ')).toBe('Àdùnní\n\tỌlá 🧵');
});

it('control characters alone are no text', () => {
  expect(typedText().min(1, 'Title is required').safeParse(' \u0000 ').error?.issues[0]?.message).toBe('Title is required');
});
