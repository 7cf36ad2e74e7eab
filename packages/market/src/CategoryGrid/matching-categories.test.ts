import { expect, it } from 'vitest';

import { CATEGORIES } from '@oja/contract/categories';
import { matchingCategories } from './matching-categories.ts';

it('an empty or blank query returns all categories', () => {
  expect(matchingCategories(CATEGORIES, '')).toEqual(CATEGORIES);
  expect(matchingCategories(CATEGORIES, '  ')).toEqual(CATEGORIES);
});

it('a query matches part of a name in any case and keeps the order', () => {
  expect(matchingCategories(CATEGORIES, ' FOOD')).toEqual(['Food', 'Food Stuffs', 'Fast Food']);
  expect(matchingCategories(CATEGORIES, 'real e')).toEqual(['Real Estate']);
});

it('a query is matched literally, not as a pattern', () => {
  expect(matchingCategories(CATEGORIES, '.*')).toEqual([]);
});
