import { expect, it } from 'vitest';

import { userNameKey } from './user-name-key.ts';

it('user names that look the same have the same key', () => {
  expect(userNameKey(' Ada  OBI ')).toBe(userNameKey('ada obi'));
  expect(userNameKey('H\u0331awa')).toBe(userNameKey('h\u0331awa'));
  expect(userNameKey('Ọlá')).toBe(userNameKey('Ọlá'.normalize('NFD')));
  expect(userNameKey('Big \u0251n\u0131')).toBe(userNameKey('big ani'));
  expect(userNameKey('bi\u0261 an\u0130')).toBe(userNameKey('big ani'));
  expect(userNameKey('\uFF22ig')).toBe(userNameKey('big'));
});

it('user names that differ in a tone mark have different keys', () => {
  expect(userNameKey('Ola')).not.toBe(userNameKey('Ọlá'));
});
