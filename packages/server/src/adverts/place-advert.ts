import { ADVERT_PAYMENT_MS } from '@oja/contract/limits';

import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { openPayment } from '../payments/payment-store.ts';
import { type AdvertRow, findAdvert } from './advert-store.ts';
import { lockPostOf } from './move-advert.ts';
import { type AdvertOrder, orderAdvert } from './order-advert.ts';

/** An advert that awaits the payment of this reference. */
export interface PlacedAdvert {
  advert: AdvertRow;
  reference: string;
}

/** Keeps the advert and its payment, in the transaction that made the post. */
export async function placeAdvert(
  transaction: Queries,
  order: AdvertOrder,
  provider: PaymentProvider,
  post: { postId: string; userId: string },
  now: number,
): Promise<PlacedAdvert> {
  const advert = await orderAdvert(transaction, order, post, now);
  return { advert, reference: await openAdvertPayment(transaction, advert, provider, now) };
}

/**
 * Opens a further payment for an advert that still awaits one, and lets it wait as long again.
 * @throws Refusal `advert_not_awaiting`
 */
export async function placeAgain(queries: Queries, ordered: AdvertRow, provider: PaymentProvider, now: number): Promise<PlacedAdvert> {
  return queries.transaction().execute(async (transaction) => {
    await lockPostOf(transaction, ordered);
    await transaction
      .updateTable('adverts')
      .set({ expires_at: now + ADVERT_PAYMENT_MS })
      .where('id', '=', ordered.id)
      .where('state', '=', 'awaiting_payment')
      .execute();
    const advert = await findAdvert(transaction, ordered.id);
    if (advert?.state !== 'awaiting_payment') throw new Refusal('advert_not_awaiting');
    return { advert, reference: await openAdvertPayment(transaction, advert, provider, now) };
  });
}

function openAdvertPayment(transaction: Queries, advert: AdvertRow, provider: PaymentProvider, now: number): Promise<string> {
  return openPayment(transaction, { advertId: advert.id, amountKobo: advert.price_kobo, provider: provider.name }, now);
}
