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

describe('typed text is converted to the contract’s values', () => {
  it('empty choices become null', () => {
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

describe('a post that is edited', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads no more of a post than this
  const post = {
    ...postFormSchema.parse({ ...TYPED, price: '1,250.50', category: 'Fashion' }),
    _id: 'one',
  } as unknown as Post;

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
