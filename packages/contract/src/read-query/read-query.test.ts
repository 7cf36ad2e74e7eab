import { describe, expect, it } from 'vitest';

import { readQuery } from './read-query.ts';

const filtersOf = (query: string) => readQuery(query).filters;

describe('reading a query', () => {
  it('chips stand for words of a query, and the rest is left for the search of texts', () => {
    expect(readQuery('used generator under 150k ikeja')).toEqual({
      chips: [
        { kind: 'category', words: 'generator', filters: { category: ['Electronics', 'Machinery'] } },
        { kind: 'price', words: 'under 150k', filters: { maxPrice: 150_000 } },
        { kind: 'condition', words: 'used', filters: { condition: ['Nigerian Used', 'Foreign Used'] } },
        { kind: 'place', words: 'ikeja', filters: { state: ['Lagos'], lga: ['Ikeja'] } },
      ],
      filters: {
        category: ['Electronics', 'Machinery'],
        maxPrice: 150_000,
        condition: ['Nigerian Used', 'Foreign Used'],
        state: ['Lagos'],
        lga: ['Ikeja'],
      },
      rest: 'generator',
    });
  });

  it('words that are meant as text stay in the text, and no chip is made of them', () => {
    const read = readQuery('used generator under 150k ikeja', ['used', 'ikeja']);
    expect(read.rest).toBe('used generator ikeja');
    expect(read.chips.map(({ kind }) => kind)).toEqual(['category', 'price']);
    const { chips } = readQuery('tokunbo fridge, 80k-120k with pictures');
    const all = chips.map(({ words }) => words);
    expect(readQuery('tokunbo fridge, 80k-120k with pictures', all)).toEqual({
      chips: [],
      filters: {},
      rest: 'tokunbo fridge, 80k-120k with pictures',
    });
  });

  it('a long sentence leaves only what is searched for', () => {
    const rests = [
      'My son is in school and I need a small used fridge under 70k anywhere in Enugu',
      'abeg who get keke for sale for warri',
      'Lagos or Ogun only, plastic chairs',
      'T-shirt & cap, brand new',
    ].map((query) => readQuery(query).rest);
    expect(rests).toEqual(['small fridge', 'keke', 'plastic chairs', 'T-shirt & cap']);
  });

  it.each([
    ['15k', { maxPrice: 15_000 }],
    ['under 5k', { maxPrice: 5000 }],
    ['₦20,000 - ₦35,000', { minPrice: 20_000, maxPrice: 35_000 }],
    ['from 50 to 80k', { minPrice: 50_000, maxPrice: 80_000 }],
    ['between 50k and 20k', { minPrice: 20_000, maxPrice: 50_000 }],
    ['one hundred and fifty thousand naira max', { maxPrice: 150_000 }],
    ['above 1.005k', { minPrice: 1005 }],
    ['around 40k', { minPrice: 32_000, maxPrice: 48_000 }],
    ['200k+', { minPrice: 200_000 }],
    ['over 50k under 20k', {}],
    ['under abc', {}],
    ['under', {}],
    ['under 18 years', {}],
    ['under 999999999999m', {}],
    ['08031234567', {}],
    ['2010 to 2015', {}],
  ])('the price of "%s"', (query, filters) => {
    expect(filtersOf(query)).toEqual(filters);
  });

  it.each([
    'ikeja electric',
    'aba made',
    'obi',
    'new balance',
    'delta airlines',
    'Infinity NaN',
    'constructor __proto__',
  ])('nothing is read from "%s"', (query) => expect(readQuery(query)).toEqual({ chips: [], filters: {}, rest: query }));

  it('amounts of something else are no price, and names with places are no place', () => {
    const queries = [
      '18k gold chain',
      '4k tv',
      '2m hdmi cable',
      'size 42 shoes',
      '5000 watts generator',
      'aba made shoes',
    ];
    for (const query of queries) expect([query, Object.keys(filtersOf(query))]).toEqual([query, ['category']]);
  });

  it('a place in several states is that of the state beside it, or has no state', () => {
    expect(filtersOf('surulere')).toEqual({ lga: ['Surulere'] });
    expect(filtersOf('surulere oyo')).toEqual({ state: ['Oyo'], lga: ['Surulere'] });
    expect(filtersOf('lagos or ibadan')).toEqual({ state: ['Lagos', 'Oyo'] });
    expect(filtersOf('in delta state')).toEqual({ state: ['Delta'] });
  });

  it.each(['', '   ', '🔥🔥', '"*" NEAR(a, b) -', "' OR 1=1; --", '\u0000\uD800', '₦', '-', '<', 'ẹ̀'.repeat(200)])(
    'odd text has a result: "%s"',
    (query) => expect(readQuery(query)).toEqual({ chips: [], filters: {}, rest: query.trim() }),
  );

  it('hundreds of words are read to the end', () => {
    const words = Array.from({ length: 500 }, () => 'xqzvwt').join(' ');
    expect(readQuery(`${words} generator under 150k`)).toMatchObject({
      filters: { maxPrice: 150_000 },
      rest: `${words} generator`,
    });
  });
});
