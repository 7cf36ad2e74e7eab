import { expect, test } from 'vitest';

import { countsThatHold, offeredChoices } from './choice-counts.ts';

const one = (value: string) => [{ value, count: 1, isMore: false }];
const COUNTS = {
  category: one('Food'),
  state: one('Lagos'),
  condition: one('Brand New'),
  priceBand: one('0-4999'),
};

test('counts hold for the same filters, with their names in any order', () => {
  const applied = { state: ['Kano'], maxPrice: 4999 };
  expect(countsThatHold(COUNTS, applied, { maxPrice: 4999, minPrice: undefined, state: ['Kano'] })).toEqual(COUNTS);
  expect(countsThatHold(undefined, applied, applied)).toEqual({});
});

test('after a change only the counts of its own filter hold, which were made without it', () => {
  const { category, state, condition, priceBand } = COUNTS;
  expect(countsThatHold(COUNTS, {}, { category: ['Food'] })).toEqual({ category });
  expect(countsThatHold(COUNTS, { state: ['Kano'], lga: ['Dala'] }, {})).toEqual({ state });
  expect(countsThatHold(COUNTS, {}, { condition: ['Brand New'] })).toEqual({ condition });
  expect(countsThatHold(COUNTS, {}, { minPrice: 0, maxPrice: 4999 })).toEqual({ priceBand });
  expect(countsThatHold(COUNTS, {}, { maxPrice: Number.NaN })).toEqual({ priceBand });
});

test('no counts hold after changes of two filters, or of one that is not counted', () => {
  expect(countsThatHold(COUNTS, {}, { category: ['Food'], maxPrice: 4999 })).toEqual({});
  expect(countsThatHold(COUNTS, {}, { hasPictures: true })).toEqual({});
});

test('choices that find something are offered with those in use, and all until they are counted', () => {
  const all = ['Abia', 'Kano', 'Lagos', 'Oyo'];
  expect(offeredChoices(all, undefined, ['Kano'])).toEqual(all);
  expect(offeredChoices(all, [...one('Lagos'), ...one('Abia')], ['Kano', 'Abia'])).toEqual(['Lagos', 'Abia', 'Kano']);
});

test('where not all posts were counted, the other choices follow those that were', () => {
  const all = ['Abia', 'Kano', 'Lagos'];
  const least = { value: 'Lagos', count: 1000, isMore: true };
  expect(offeredChoices(all, [least])).toEqual(['Lagos', 'Abia', 'Kano']);
  expect(offeredChoices(all, [])).toEqual(all);
  expect(offeredChoices(all, [least, ...one('Abia')])).toEqual(['Lagos', 'Abia']);
});
