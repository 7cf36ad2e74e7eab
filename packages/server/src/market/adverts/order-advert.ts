import type { AdvertQuery, AdvertType } from '@oja/contract/adverts';
import { idSchema } from '@oja/contract/ids';
import { ADVERT_PAYMENT_MS, ADVERT_PLANS } from '@oja/contract/limits';
import { formatNaira } from '@oja/contract/naira';
import { ERROR_MESSAGES } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import type { AdvertRow } from './advert-store.ts';

/** A plan at the price that the vendor has seen. */
export interface AdvertOrder {
  plan: AdvertType;
  priceKobo: number;
  referredBy: string | undefined;
}

/**
 * Reads which advert is ordered with a new post, if any.
 * @throws ApiError `price_changed` when the sent price is not the plan's price; the error says the right one
 */
export function readOrder({ adsType, adsPrice, referredBy }: AdvertQuery): AdvertOrder | undefined {
  if (adsType === undefined) return undefined;
  const { price } = ADVERT_PLANS[adsType];
  if (adsPrice !== price) {
    const sentence = ERROR_MESSAGES.price_changed.replace('{plan}', adsType).replace('{price}', formatNaira(price));
    throw new ApiError('price_changed', { adsPrice: sentence }, sentence);
  }
  return { plan: adsType, priceKobo: price * 100, referredBy };
}

/**
 * Stores an advert that awaits its payment, in the transaction that created its post. The post is hidden
 * (`shown_until` 0).
 */
export async function orderAdvert(
  transaction: Queries,
  order: AdvertOrder,
  { postId, userId }: { postId: string; userId: string },
  now: number,
): Promise<AdvertRow> {
  const row: AdvertRow = {
    id: newId(),
    post_id: postId,
    user_id: userId,
    plan: order.plan,
    price_kobo: order.priceKobo,
    state: 'awaiting_payment',
    referrer_id: await findReferrer(transaction, order.referredBy, userId),
    created_at: now,
    paid_at: null,
    expires_at: now + ADVERT_PAYMENT_MS,
  };
  await transaction.insertInto('adverts').values(row).execute();
  return row;
}

/** The active account of the referrer, by user name or id; the vendor's own account does not count. */
async function findReferrer(queries: Queries, referredBy: string | undefined, userId: string): Promise<string | null> {
  if (referredBy === undefined || referredBy === '') return null;
  const people = queries
    .selectFrom('users')
    .select('id')
    .where('activated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', '<>', userId);
  const id = idSchema.safeParse(referredBy);
  const found = id.success
    ? await people.where('id', '=', id.data).executeTakeFirst()
    : await people.where('user_name_key', '=', userNameKey(referredBy)).executeTakeFirst();
  return found?.id ?? null;
}
