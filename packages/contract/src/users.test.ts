import { expect, it } from 'vitest';

import { userNameSchema } from './users.ts';

it.each(['ada', 'Ọlá Bakes', "Ada's Home & Kitchen", 'مريم', '店の名前'])('%s may be a user name', (name) => {
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
