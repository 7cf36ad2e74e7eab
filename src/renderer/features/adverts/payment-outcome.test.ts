import type { OwnAdvert } from '@oja/contract/adverts';
import { describe, expect, it } from 'vitest';

import { outcomeNow, readPaymentReturn, stateNow } from './payment-outcome.ts';

const ID = '0197a000-0000-7000-8000-0000000000aa';
const read = (payment: string, advert = ID) => readPaymentReturn(new URLSearchParams({ payment, advert }));
const advert = (state: OwnAdvert['state']): OwnAdvert => ({
  _id: ID,
  postId: null,
  post: null,
  adsType: 'daily',
  adsPrice: 1000,
  state,
  createdAt: '2026-01-01T00:00:00.000Z',
  paidAt: null,
  expiresAt: '2026-01-02T00:00:00.000Z',
});

it.each([
  ['paid', ID],
  ['', ID],
  ['cancelled', 'x'],
  ['success', ID],
])('payment=%s&advert=%s has no result', (payment, id) => {
  expect(read(payment, id)).toBeUndefined();
});

describe('the result of a checkout', () => {
  it.each(['cancelled', 'failed', 'pending'] as const)(
    '%s is shown while the advert’s payment is pending, and before the advert is loaded',
    (payment) => {
      const back = read(payment);
      if (!back) throw new Error('not read');
      expect([outcomeNow(back, undefined), outcomeNow(back, advert('awaiting_payment'))]).toEqual([payment, payment]);
      expect(outcomeNow(back, advert('active'))).toBe('success');
      expect(outcomeNow(back, advert('cancelled'))).toBeUndefined();
    },
  );

  it('a wallet credit stays, also if the advert was cancelled', () => {
    expect(outcomeNow({ payment: 'credited', advert: ID }, advert('cancelled'))).toBe('credited');
  });

  it('changes the state of its own advert only, and only while that is pending', () => {
    expect(stateNow(advert('awaiting_payment'), read('failed'))).toBe('failed');
    expect(stateNow(advert('awaiting_payment'), read('cancelled'))).toBe('awaiting_payment');
    expect(stateNow({ ...advert('awaiting_payment'), _id: ID.replace('aa', 'bb') }, read('failed'))).toBe(
      'awaiting_payment',
    );
    expect(stateNow(advert('active'), read('pending'))).toBe('active');
  });
});
