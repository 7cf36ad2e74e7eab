import { expect, test } from 'vitest';

import { formatElements, formatMessage } from './format-message.ts';

test('placeholders are filled with texts, and with numbers in the locale', () => {
  expect(formatMessage('{name}: {count}', { name: 'Ada', count: 1500 }, 'en-NG')).toBe('Ada: 1,500');
  expect(formatMessage('{count} / {name}', { name: 'Ada', count: 1500 }, 'de-DE')).toBe('1.500 / Ada');
});

test('a value may look like a placeholder, and a placeholder without a value stays', () => {
  expect(formatMessage('{a} {b}', { a: '{b}', b: 'x' }, 'en-NG')).toBe('{b} x');
  expect(formatMessage('{a} {missing}', { a: 'x' }, 'en-NG')).toBe('x {missing}');
});

test('the plural category of the language chooses the text, else `other`', () => {
  const polish = { one: '{count} znak', few: '{count} znaki', other: '{count} znaków' };
  expect([1, 3, 5].map((count) => formatMessage(polish, { count }, 'pl-PL'))).toEqual([
    '1 znak',
    '3 znaki',
    '5 znaków',
  ]);
  expect(formatMessage({ one: '{count} left', other: '{count} are left' }, { count: 3 }, 'pl-PL')).toBe('3 are left');
});

test('elements keep their place in the sentence', () => {
  const parts = formatElements('Have {thing}, then {link}.', { thing: 'tea', link: 'go' });
  expect(parts).toMatchObject(['Have ', { props: { children: 'tea' } }, ', then ', { props: { children: 'go' } }, '.']);
});
