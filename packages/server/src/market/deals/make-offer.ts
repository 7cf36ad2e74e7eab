import { DEAL_ACTIONS, OFFER_LIFETIME_MS } from '@oja/contract/deal-lifecycle';
import type { DealInput } from '@oja/contract/deals';
import { koboOf } from '@oja/contract/naira-amount';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { lockUsers } from '../people/lock-users.ts';
import { addressUntil } from '../posts/lists/post-visibility.ts';
import { type LockedPost, lockPost } from '../posts/lock-post.ts';
import { type DealRow, findDealOfStep } from './deal-store.ts';
import { requireUnits } from './deal-post.ts';
import { sendStepMessage } from './step-message.ts';
import { afterStep, storeStep } from './take-step.ts';

export interface DealDeps {
  kind: DatabaseKind;
  images: ImageAddresses;
}

/**
 * Makes an offer for a post, product §3 "Deals": a deal, a message and the events of both, in the caller's transaction.
 * The same `clientId` again returns the deal of the first call.
 * @throws ApiError `post_not_found`, `deal_own_post`, `deal_post_unavailable`, `deal_units_gone`, `deal_fixed_price`,
 *   `deal_open`, and those of sendStepMessage
 */
export async function makeOffer(
  transaction: Queries,
  buyerId: string,
  { postId, amount, units, terms, clientId }: DealInput,
  deps: DealDeps,
  now: number,
): Promise<WithPushes<DealRow>> {
  const repeated = (deal: DealRow): WithPushes<DealRow> => {
    if (deal.buyer_id !== buyerId || deal.post_id !== postId) throw new ApiError('client_id_reused');
    return { result: deal, pushes: [] };
  };
  // Looked up again under the lock: the same call may have been stored meanwhile.
  const known = await findDealOfStep(transaction, buyerId, clientId);
  if (known) return repeated(known);
  const post = await lockPost(transaction, postId);
  const stored = await findDealOfStep(transaction, buyerId, clientId);
  if (stored) return repeated(stored);
  if (addressUntil(post) <= now) throw new ApiError('post_not_found');
  if (post.user_id === buyerId) throw new ApiError('deal_own_post');
  await requireUnits(transaction, post, units, now);
  const amountKobo = koboOf(amount);
  if (isFixed(post) && amountKobo !== (post.price_kobo ?? 0) * units) throw new ApiError('deal_fixed_price');
  // A deletion of the account waits for this offer, or is committed already.
  const buyer = (await lockUsers(transaction, [buyerId])).get(buyerId);
  if (!buyer || buyer.deleted_at !== null) throw new ApiError('unauthenticated');
  const step = { action: 'offer', by: 'buyer', amountKobo, terms } as const;
  const begun: DealRow = {
    id: newId(),
    post_id: postId,
    title: post.title,
    buyer_id: buyerId,
    vendor_id: post.user_id,
    version: 0,
    state: DEAL_ACTIONS.offer.to,
    asked: 'vendor',
    amount_kobo: amountKobo,
    units,
    terms: null,
    reason: null,
    completed_by: null,
    since: now,
    expires_at: now + OFFER_LIFETIME_MS,
    remind_at: null,
    last_step: newId(),
    created_at: now,
  };
  const deal = afterStep(begun, step, now);
  const inserted = await transaction
    .insertInto('deals')
    .values(deal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ApiError('deal_open');
  const message = await sendStepMessage(transaction, deal, { ...step, clientId, isPostGone: false }, deps, now);
  const done = await storeStep(transaction, deal, { ...step, messageId: message.result }, deps.images, now);
  return { result: done.result, pushes: [...message.pushes, ...done.pushes] };
}

/** Whether a post is sold for its price alone. */
export const isFixed = (post: LockedPost): boolean => post.price_point === 'Fixed Price' && post.price_kobo !== null;
