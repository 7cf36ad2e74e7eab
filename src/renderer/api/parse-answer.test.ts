import { expect, it } from 'vitest';

import { parseAnswer } from './parse-answer.ts';

it('reads what JSON says, however often a string stands in it', () => {
  const answer = { data: [{ _id: 'a', user: { _id: 'b', name: '' } }, { _id: 'b', user: { _id: 'b', name: 'a' } }], next: null, count: 0, has: false, ids: ['a', 'a'] };
  expect(parseAnswer(JSON.stringify(answer))).toEqual(answer);
});

it('takes no answer for none, and refuses what is no JSON', () => {
  expect(parseAnswer('')).toBeNull();
  expect(() => parseAnswer('<html>')).toThrow(SyntaxError);
});
