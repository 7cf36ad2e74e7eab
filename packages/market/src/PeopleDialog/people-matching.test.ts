import { expect, test } from 'vitest';

import { PEOPLE } from '../fixtures/people.ts';
import { peopleMatching } from './people-matching.ts';

test.for([
  ['', 8, 'an empty query matches everyone'],
  ['   ', 8, 'a blank query matches everyone'],
  ['ADAEZE', 1, 'the case is ignored'],
  ['@musa', 1, 'the @ before a user name is accepted'],
  ['foods', 1, 'a part of a word matches'],
  ['ọlá', 1, 'letters with underdots and tone marks match'],
  ['بلو', 1, 'right-to-left names match'],
  ['nobody', 0, 'nobody matches'],
] as const)('"%s" finds %i: %s', ([text, found]) => {
  expect(peopleMatching(PEOPLE, text)).toHaveLength(found);
});
