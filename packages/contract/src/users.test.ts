import { expect, it } from 'vitest';

import { userNameSchema } from './users.ts';

it.each(['ada', 'Ọlá Bakes', "Ada's Home & Kitchen", 'مريم', 'مريم ٢٤', '店の名前', 'Ade 公司', 'Ɓala Ƙwai', 'O\u0323\u0301la'])('%s may be a user name', (name) => {
  expect(userNameSchema.safeParse(name).success).toBe(true);
});

it.each([
  ['letters that show nothing', '\u3164\u3164\u3164'],
  ['a sign that shows nothing after a name in use', 'Ada\uFE0F'],
  ['a sign that turns the text around', 'Ada\u202Eeve'],
  ['an e-mail, which login would take for one', 'ada@example.com'],
  ['markup', '<b>ada</b>'],
  ['a control character', 'ada\u0000eve'],
])('a user name is refused: %s', (_name, name) => {
  expect(userNameSchema.safeParse(name).error?.issues[0]?.message).toContain('Username can have letters');
});

it.each([
  ['Cyrillic letters that look like Latin ones', '\u0441ustomer'],
  ['Greek ones', 'c\u03BFstomer'],
  ['a name of nothing but such letters', '\u0430\u0441\u0435'],
  ['a Bengali digit that looks like a Latin one', 'Ola \u09E6'],
])('a user name is refused that passes for another: %s', (_name, name) => {
  expect(userNameSchema.safeParse(name).error?.issues[0]?.message).toContain('look like others');
});

it('a user name is refused that covers what is above and below it', () => {
  expect(userNameSchema.safeParse(`Ada${'\u0301'.repeat(4)}`).success).toBe(false);
});
