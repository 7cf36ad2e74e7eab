import { ADVERT_PAYMENT_MS } from '@oja/contract/limits';
import type { FastifyBaseLogger } from 'fastify';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import { type PaymentProvider, PaymentProviderError } from '../payments/payment-provider.ts';
import { openPayment } from '../payments/payment-store.ts';
import { type AdvertRow, findAdvert } from './advert-store.ts';
import { lockPostOf } from './move-advert.ts';
import { type AdvertOrder, orderAdvert } from './order-advert.ts';

/** An advert that awaits payment, with the reference of that payment. */
export interface PlacedAdvert {
  advert: AdvertRow;
  reference: string;
}

/** Stores the advert and its payment, in the transaction that created the post. */
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
 * Opens another payment for an advert that still awaits one, and restarts its waiting time.
 * @throws ApiError `advert_not_awaiting`
 */
export async function placeAgain(
  queries: Queries,
  ordered: AdvertRow,
  provider: PaymentProvider,
  now: number,
): Promise<PlacedAdvert> {
  return queries.transaction().execute(async (transaction) => {
    await lockPostOf(transaction, ordered);
    await transaction
      .updateTable('adverts')
      .set({ expires_at: now + ADVERT_PAYMENT_MS })
      .where('id', '=', ordered.id)
      .where('state', '=', 'awaiting_payment')
      .execute();
    const advert = await findAdvert(transaction, ordered.id);
    if (advert?.state !== 'awaiting_payment') throw new ApiError('advert_not_awaiting');
    return { advert, reference: await openAdvertPayment(transaction, advert, provider, now) };
  });
}

function openAdvertPayment(
  transaction: Queries,
  advert: AdvertRow,
  provider: PaymentProvider,
  now: number,
): Promise<string> {
  return openPayment(transaction, { orderId: advert.id, amountKobo: advert.price_kobo, provider: provider.name }, now);
}

export interface CheckoutDeps {
  queries: Queries;
  config: { publicUrl: string };
  provider: PaymentProvider;
}

/**
 * The link to the checkout of a stored advert. Call it after the transaction has committed.
 * @returns undefined when the payment service cannot be reached: the advert waits, and its owner can ask for a new
 *   link
 */
export async function checkoutLink(
  deps: CheckoutDeps,
  { advert, reference }: PlacedAdvert,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  try {
    return await startPayment(deps, advert, reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ reason: errorText(error) }, 'a payment could not be started');
    return undefined;
  }
}

/**
 * Starts the payment of an advert under a reference that is already stored, so that a webhook always finds it.
 * @returns the address of the provider's checkout
 * @throws PaymentProviderError
 */
async function startPayment(
  { queries, config, provider }: CheckoutDeps,
  advert: AdvertRow,
  reference: string,
): Promise<string> {
  const { name, email, title } = await queries
    .selectFrom('adverts')
    .innerJoin('users', 'users.id', 'adverts.user_id')
    .innerJoin('posts', 'posts.id', 'adverts.post_id')
    .select(['users.name', 'users.email', 'posts.title'])
    .where('adverts.id', '=', advert.id)
    .executeTakeFirstOrThrow();
  return provider.start({
    reference,
    amountKobo: advert.price_kobo,
    description: `Oja ${advert.plan} advert: ${title}`,
    payer: { name, email },
    returnUrl: `${config.publicUrl}/api/payments/return/${reference}`,
  });
}
