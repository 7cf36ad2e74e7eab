import { expect, it } from 'vitest';

import { userNameSchema } from './users.ts';

it.each([
  'ada',
  'Ọlá Bakes',
  "Ada's Home & Kitchen",
  'مريم',
  'مريم ٢٤',
  '店の名前',
  'Ade 公司',
  'Ɓala Ƙwai',
  'O\u0323\u0301la',
])('the user name %s is accepted', (name) => {
  expect(userNameSchema.safeParse(name).success).toBe(true);
});

it.each([
  ['invisible letters', '\u3164\u3164\u3164'],
  ['an invisible character after a used name', 'Ada\uFE0F'],
  ['a bidirectional control', 'Ada\u202Eeve'],
  ['an @, which login would take for an email', 'ada@example.com'],
  ['markup', '<b>ada</b>'],
  ['a control character', 'ada\u0000eve'],
])('a user name with %s is rejected', (_name, name) => {
  expect(userNameSchema.safeParse(name).error?.issues[0]?.message).toContain('Username can have letters');
});

it.each([
  ['Cyrillic letters that look like Latin ones', '\u0441ustomer'],
  ['Greek letters that look like Latin ones', 'c\u03BFstomer'],
  ['only letters that look like Latin ones', '\u0430\u0441\u0435'],
  ['a Bengali digit that looks like a Latin one', 'Ola \u09E6'],
])('a user name that imitates another, with %s, is rejected', (_name, name) => {
  expect(userNameSchema.safeParse(name).error?.issues[0]?.message).toContain('look like others');
});

it('a user name whose marks cover the lines above and below is rejected', () => {
  expect(userNameSchema.safeParse(`Ada${'\u0301'.repeat(4)}`).success).toBe(false);
});
