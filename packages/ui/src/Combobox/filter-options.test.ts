import { expect, test } from 'vitest';

import { bestOption, filterOptions, identifiedOption } from './filter-options.ts';

const options = ['Food', 'Food Stuffs', 'Fast Food', 'Makeup', 'Ọjà Àgbo'].map((value) => ({ value }));
const values = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

test('a query matches anywhere in the label, ignores case and diacritics, and keeps the order of the list', () => {
  expect(values('FOOD')).toEqual(['Food', 'Food Stuffs', 'Fast Food']);
  expect(values('agbo')).toEqual(['Ọjà Àgbo']);
  expect(values('àgbo')).toEqual(['Ọjà Àgbo']);
  expect(values('  ')).toHaveLength(options.length);
  expect(values('cars')).toEqual([]);
});

test('a query matches the label, not the value', () => {
  expect(filterOptions([{ value: 'ng', label: 'Nigeria' }], 'ng')).toEqual([]);
  expect(filterOptions([{ value: 'ng', label: 'Nigeria' }], 'nig')).toHaveLength(1);
});

test('the best match is the option with exactly this name, otherwise the first match', () => {
  expect(bestOption(options.toReversed(), 'food')?.value).toBe('Food');
  expect(bestOption(options, 'st')?.value).toBe('Food Stuffs');
  expect(bestOption(options, 'cars')).toBeUndefined();
});

test('a text identifies an option when it is its exact name or its only match', () => {
  expect(identifiedOption(options, 'food')?.value).toBe('Food');
  expect(identifiedOption(options, 'make')?.value).toBe('Makeup');
  expect(identifiedOption(options, 'fo')).toBeUndefined();
  expect(identifiedOption([{ value: 'Food' }], '')).toBeUndefined();
});
