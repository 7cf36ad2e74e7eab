import { expect, test } from 'vitest';

import { bestOption, filterOptions, meantOption } from './filter-options.ts';

const options = ['Food', 'Food Stuffs', 'Fast Food', 'Makeup', 'Ọjà Àgbo'].map((value) => ({ value }));
const values = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

test('finds the text anywhere in the label, whatever its capitals and marks, in the order of the list', () => {
  expect(values('FOOD')).toEqual(['Food', 'Food Stuffs', 'Fast Food']);
  expect(values('agbo')).toEqual(['Ọjà Àgbo']);
  expect(values('àgbo')).toEqual(['Ọjà Àgbo']);
  expect(values('  ')).toHaveLength(options.length);
  expect(values('cars')).toEqual([]);
});

test('looks into the label, where that is not the value', () => {
  expect(filterOptions([{ value: 'ng', label: 'Nigeria' }], 'ng')).toEqual([]);
  expect(filterOptions([{ value: 'ng', label: 'Nigeria' }], 'nig')).toHaveLength(1);
});

test('the best one is the one named in full, else the first', () => {
  expect(bestOption(options.toReversed(), 'food')?.value).toBe('Food');
  expect(bestOption(options, 'st')?.value).toBe('Food Stuffs');
  expect(bestOption(options, 'cars')).toBeUndefined();
});

test('a text means an option beyond doubt when it names it, or fits no other', () => {
  expect(meantOption(options, 'food')?.value).toBe('Food');
  expect(meantOption(options, 'make')?.value).toBe('Makeup');
  expect(meantOption(options, 'fo')).toBeUndefined();
  expect(meantOption([{ value: 'Food' }], '')).toBeUndefined();
});
