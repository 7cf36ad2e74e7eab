import { ADVERT_PLANS } from '@oja/contract/limits';

import { deliverAdvert } from '../../market/adverts/activate-advert.ts';
import { orderAdvert } from '../../market/adverts/order-advert.ts';
import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { findPayment, openPayment } from '../../market/payments/payment-store.ts';
import { bookPayment } from '../../market/payments/settle-payment.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { MarketPlan, PlannedPost } from './market-plan.ts';

/** A demo market may run for months without care. Adverts that end after a week would leave it without any. */
const DEMO_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** The number of vendors who advertise. */
const ADVERTISERS = 3;

/**
 * Makes a post of each of the first vendors a running advert, ordered, paid for in the sandbox and booked as any
 * other. The demo account `customer` is the referrer of these vendors and finds its shares in its wallet.
 */
export async function seedAdverts(
  transaction: Queries,
  kind: DatabaseKind,
  plan: MarketPlan,
  now: number,
): Promise<void> {
  for (const { row } of plan.vendors.slice(0, ADVERTISERS)) {
    const post = plan.posts.findLast(({ author }) => author.id === row.id);
    if (post) await advertise(transaction, kind, post, now);
  }
}

async function advertise(transaction: Queries, kind: DatabaseKind, post: PlannedPost, now: number): Promise<void> {
  await transaction.updateTable('posts').set({ is_advert: 1 }).where('id', '=', post.id).execute();
  const order = { plan: 'weekly', priceKobo: ADVERT_PLANS.weekly.price * 100, referredBy: DEMO_ACCOUNTS[1] } as const;
  const advert = await orderAdvert(transaction, order, { postId: post.id, userId: post.author.id }, now);
  const reference = await openPayment(
    transaction,
    { orderId: advert.id, amountKobo: advert.price_kobo, provider: 'sandbox' },
    now,
  );
  const payment = await findPayment(transaction, reference, 'sandbox');
  if (payment) {
    const paid = { status: 'paid', amountKobo: advert.price_kobo, currency: 'NGN', transactionId: reference } as const;
    await bookPayment(transaction, deliverAdvert(kind), payment, paid, now);
  }
  const expiresAt = now + DEMO_LIFETIME_MS;
  await transaction.updateTable('adverts').set({ expires_at: expiresAt }).where('id', '=', advert.id).execute();
  await transaction
    .updateTable('posts')
    .set({ shown_until: expiresAt, created_at: post.createdAt })
    .where('id', '=', post.id)
    .execute();
}
