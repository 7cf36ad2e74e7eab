import { describe, expect, it } from 'vitest';

import { EMPTY_POST, postFormSchema } from './post-form-values.ts';

const TYPED = { ...EMPTY_POST, title: ' Ankara ', description: 'Soft.', phoneNumber: '+234 803 123 4567', location: 'Aba' };

describe('typed text becomes what the contract asks for', () => {
  it('empty choices say nothing', () => {
    expect(postFormSchema.parse(TYPED)).toEqual({
      title: 'Ankara',
      description: 'Soft.',
      phoneNumber: '8031234567',
      location: 'Aba',
      category: null,
      price: null,
      condition: null,
      pricePoint: null,
    });
  });

  it.each([['25000', 25_000], ['25,000', 25_000], ['₦ 1,250.50', 1250.5], ['0', 0]])('a price of %s', (price, naira) => {
    expect(postFormSchema.parse({ ...TYPED, price }).price).toBe(naira);
  });

  it.each(['25k', 'free', '-5', '1.234', '1e6'])('refuses a price of %s', (price) => {
    const issues = postFormSchema.safeParse({ ...TYPED, price }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Enter the price in naira as a number, such as 25000.']);
  });
});
