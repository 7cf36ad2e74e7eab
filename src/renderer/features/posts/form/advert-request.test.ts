import { expect, it } from 'vitest';

import { readAdvertRequest } from './advert-request.ts';

const read = (search: string) => readAdvertRequest(new URLSearchParams(search));

it.each([
  ['adsType=daily&adsPrice=1000', { adsType: 'daily', adsPrice: 1000 }],
  [
    'adsType=weekly&adsPrice=4800&referredBy=%20ada%20bakes',
    { adsType: 'weekly', adsPrice: 4800, referredBy: 'ada bakes' },
  ],
])('%s is an advert at the plan’s price', (search, query) => {
  expect(read(search)).toMatchObject({ query, isPriceRight: true });
});

it.each(['adsType=daily', 'adsType=daily&adsPrice=', 'adsType=daily&adsPrice=4800', 'adsType=daily&adsPrice=1e3'])(
  '%s has the wrong price, and the plan’s price is used',
  (search) => {
    expect(read(search)).toMatchObject({ query: { adsPrice: 1000 }, isPriceRight: false });
  },
);

it.each(['', 'adsPrice=1000', 'adsType=yearly&adsPrice=1000', 'adsType=constructor'])(
  '%s is an ordinary post',
  (search) => {
    expect(read(search)).toBeUndefined();
  },
);
