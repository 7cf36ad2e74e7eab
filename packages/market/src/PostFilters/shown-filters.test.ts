import { expect, test } from 'vitest';

import { changeShown, shownFilters } from './shown-filters.ts';

const READ = [
  { words: 'used', filters: { condition: ['Foreign Used', 'Nigerian Used'] } },
  { words: 'under 150k', filters: { maxPrice: 150_000 } },
  { words: 'ikeja', filters: { state: ['Lagos'], lga: ['Ikeja'] } },
];

test('the fields show the filters of the text, and those set by hand instead', () => {
  expect(shownFilters({ hasPictures: true }, READ)).toEqual({
    condition: ['Foreign Used', 'Nigerian Used'],
    maxPrice: 150_000,
    state: ['Lagos'],
    lga: ['Ikeja'],
    hasPictures: true,
  });
  const { minPrice, maxPrice } = shownFilters({ minPrice: 20_000 }, READ);
  expect([minPrice, maxPrice]).toEqual([20_000, undefined]);
});

test('what is changed is set by hand, and the other filters stay with the text', () => {
  const next = { ...shownFilters({}, READ), condition: ['Foreign Used'] };
  expect(changeShown({}, READ, next)).toEqual({ filters: { condition: ['Foreign Used'] }, takenOff: [] });
});

test('a second limit of the price keeps the one of the text', () => {
  const next = { ...shownFilters({}, READ), minPrice: 20_000 };
  expect(changeShown({}, READ, next)).toEqual({ filters: { minPrice: 20_000, maxPrice: 150_000 }, takenOff: [] });
});

test('another limit of the price instead of the one of the text leaves its words a filter', () => {
  const next = { ...shownFilters({}, READ), minPrice: 300_000, maxPrice: undefined };
  expect(changeShown({}, READ, next)).toEqual({ filters: { minPrice: 300_000 }, takenOff: [] });
});

test('another local government keeps the state that the same words gave', () => {
  const next = { ...shownFilters({}, READ), lga: ['Eti Osa'] };
  expect(changeShown({}, READ, next)).toEqual({ filters: { state: ['Lagos'], lga: ['Eti Osa'] }, takenOff: [] });
});

test('an emptied filter of the text is taken off by its words', () => {
  const next = { ...shownFilters({ hasPictures: true }, READ), condition: undefined };
  const { filters, takenOff } = changeShown({ hasPictures: true }, READ, next);
  expect(filters).toEqual({ hasPictures: true });
  expect(takenOff).toEqual(['used']);
});
