import { expect, it } from 'vitest';

import { CATEGORIES } from '../fixtures/choices.ts';
import { matchingCategories } from './matching-categories.ts';

it('gives all while nothing is typed, blanks included', () => {
  expect(matchingCategories(CATEGORIES, '')).toEqual(CATEGORIES);
  expect(matchingCategories(CATEGORIES, '  ')).toEqual(CATEGORIES);
});

it('finds a part of a name in any case, in the given order', () => {
  expect(matchingCategories(CATEGORIES, ' FOOD')).toEqual(['Food', 'Food Stuffs', 'Fast Food']);
  expect(matchingCategories(CATEGORIES, 'real e')).toEqual(['Real Estate']);
});

it('takes what is typed as it is, not as a pattern', () => {
  expect(matchingCategories(CATEGORIES, '.*')).toEqual([]);
});
