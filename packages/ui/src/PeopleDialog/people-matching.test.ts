import { expect, test } from 'vitest';

import { PEOPLE } from '../fixtures/people.ts';
import { peopleMatching } from './people-matching.ts';

test.for([
  ['', 8, 'no text finds everybody'],
  ['   ', 8, 'nor do spaces'],
  ['ADAEZE', 1, 'case does not matter'],
  ['@musa', 1, 'the @ shown before a user name may be typed'],
  ['foods', 1, 'within a word'],
  ['ọlá', 1, 'letters with underdots and tone marks'],
  ['بلو', 1, 'right-to-left names'],
  ['nobody', 0, 'no match'],
] as const)('"%s" finds %i: %s', ([text, found]) => {
  expect(peopleMatching(PEOPLE, text)).toHaveLength(found);
});
