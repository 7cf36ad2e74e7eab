import type { Post } from '@oja/contract/posts';
import { describe, expect, it } from 'vitest';

import { changesOf, EMPTY_POST, postFormSchema, valuesOf } from './post-form-values.ts';

const TYPED = {
  ...EMPTY_POST,
  title: ' Ankara ',
  description: 'Soft.',
  phoneNumber: '+234 803 123 4567',
  location: 'Aba',
};

const postOf = (typed: object) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads no more of a post than this
  ({ ...postFormSchema.parse({ ...TYPED, ...typed }), _id: 'one' }) as unknown as Post;

describe('typed text is converted to the contract’s values', () => {
  it('empty choices become null, and an empty number of things one', () => {
    expect(postFormSchema.parse(TYPED)).toEqual({
      title: 'Ankara',
      description: 'Soft.',
      phoneNumber: '8031234567',
      location: 'Aba',
      category: null,
      state: null,
      lga: null,
      price: null,
      condition: null,
      pricePoint: null,
      units: 1,
    });
  });

  it.each([
    ['25000', 25_000],
    ['25,000', 25_000],
    ['4,500,000', 4_500_000],
    ['₦ 1,250.50', 1250.5],
    ['0', 0],
  ])('accepts a price of %s', (price, naira) => {
    expect(postFormSchema.parse({ ...TYPED, price }).price).toBe(naira);
  });

  it.each(['25k', 'free', '-5', '1.234', '1e6'])('refuses a price of %s', (price) => {
    const issues = postFormSchema.safeParse({ ...TYPED, price }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Enter the price in naira as a number, such as 25000.']);
  });
});

const unitsTyped = (post: Post, units: string) => changesOf(postFormSchema.parse({ ...valuesOf(post), units }), post);

describe('a number of things', () => {
  it.each([
    ['6', 6],
    ['1,000', 1000],
  ])('accepts %s', (units, number) => {
    expect(postFormSchema.parse({ ...TYPED, units }).units).toBe(number);
  });

  it.each(['0', '-1', '2.5', 'six', '1001'])('refuses %s', (units) => {
    const issues = postFormSchema.safeParse({ ...TYPED, units }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Enter how many you have, from 1 to 1000.']);
  });

  it('is sent with an edit only where it was changed', () => {
    const six = postOf({ units: '6' });
    const { units: _units, ...one } = six;
    expect(changesOf(postFormSchema.parse(valuesOf(six)), six)).toEqual({});
    expect(unitsTyped(six, '5')).toEqual({ units: 5 });
    expect(unitsTyped(six, '')).toEqual({ units: 1 });
    expect(unitsTyped(one, '')).toEqual({});
    expect(unitsTyped(one, '2')).toEqual({ units: 2 });
  });
});

describe('a post that is edited', () => {
  const post = postOf({ price: '1,250.50', category: 'Fashion' });

  it('has no changes at first', () => {
    expect(changesOf(postFormSchema.parse(valuesOf(post)), post)).toEqual({});
  });

  it('sends only the changed fields, and null for emptied ones', () => {
    const typed = { ...valuesOf(post), price: '1300', category: '', phoneNumber: '0803 123 4567', location: ' Aba ' };
    expect(changesOf(postFormSchema.parse(typed), post)).toEqual({ price: 1300, category: null });
  });

  it('sends a changed place whole, and none for a post of an earlier release', () => {
    const placed = { ...post, state: 'Lagos', lga: 'Ikeja' };
    const changesTo = (place: object) => changesOf(postFormSchema.parse({ ...valuesOf(placed), ...place }), placed);
    expect(changesTo({})).toEqual({});
    expect(changesTo({ lga: 'Epe' })).toEqual({ state: 'Lagos', lga: 'Epe' });
    expect(changesTo({ state: '', lga: '' })).toEqual({ state: null, lga: null });
    const { state: _state, lga: _lga, ...older } = placed;
    expect(changesOf(postFormSchema.parse(valuesOf(older)), older)).toEqual({});
  });
});
