import { type ActionRules, DEAL_ACTIONS, type DealSide, mayChange } from '@oja/contract/deal-lifecycle';
import type { DealEdit } from '@oja/contract/deals';
import { DEAL_STEPS_MAX } from '@oja/contract/limits';
import { koboOf } from '@oja/contract/naira-amount';

import type { Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { addressUntil } from '../posts/lists/post-visibility.ts';
import { lockIfPresent } from '../posts/lock-post.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import { storeAgreedPrice } from './agreed-prices.ts';
import { changePost, requireUnits } from './deal-post.ts';
import { type DealRow, findDealOfStep, findDeals, lockDeal } from './deal-store.ts';
import { type DealDeps, isFixed } from './make-offer.ts';
import { sendStepMessage } from './step-message.ts';
import { type Step, afterStep, storeStep } from './take-step.ts';

/** Steps that are left after the last counter-offer or arrangement: accept, complete, contest. */
const LAST_STEPS = 3;

/**
 * Takes a person's action on a deal, product §3 "Deals", in the caller's transaction: with its message, its effect on
 * the post and the events of both. The same `clientId` again returns the present deal and changes nothing.
 * @throws ApiError `deal_not_found`, also for everybody but its two people; `deal_moved` where it has another version;
 *   `deal_not_allowed`, `deal_fixed_price`, `deal_too_long`, those of requireUnits for `accept`, and those of
 *   sendStepMessage
 */
export async function changeDeal(
  transaction: Queries,
  { dealId, personId, edit }: { dealId: string; personId: string; edit: DealEdit },
  deps: DealDeps,
  now: number,
): Promise<WithPushes<DealRow>> {
  const found = (await findDeals(transaction, [dealId], personId)).get(dealId);
  if (!found) throw new ApiError('deal_not_found');
  const rules: ActionRules = DEAL_ACTIONS[edit.action];
  const moment = rules.post === 'sells' ? await nextPostMoment(transaction, deps.kind, now) : now;
  const post = await lockIfPresent(transaction, found.post_id);
  const deal = await lockDeal(transaction, dealId);
  if (!deal) throw new ApiError('deal_not_found');
  const repeated = await findDealOfStep(transaction, personId, edit.clientId);
  if (repeated && repeated.id !== dealId) throw new ApiError('client_id_reused');
  if (repeated) return { result: deal, pushes: [] };

  const by: DealSide = deal.buyer_id === personId ? 'buyer' : 'vendor';
  refuse(deal, by, edit, now);
  if (edit.action === 'counter' && post && isFixed(post)) throw new ApiError('deal_fixed_price');
  if (rules.post === 'reserves') await requireUnits(transaction, post, deal.units, now);
  const step = stepOf(edit, by);
  const moved = afterStep(deal, step, now);
  // Before the post is changed, which counts the units of agreed deals. The message and the event have its new status.
  await transaction.updateTable('deals').set(moved).where('id', '=', dealId).execute();
  if (moved.state === 'agreed' && deal.state !== 'agreed') await storeAgreedPrice(transaction, dealId);
  if (rules.post && post) await changePost(transaction, post, rules.post, moved, { now, moment });
  const message = await sendStepMessage(
    transaction,
    moved,
    {
      action: edit.action,
      by,
      clientId: edit.clientId,
      reason: step.reason,
      isPostGone: !post || addressUntil(post) <= now,
    },
    deps,
    now,
  );
  const done = await storeStep(transaction, moved, { ...step, messageId: message.result }, deps.images, now);
  return { result: done.result, pushes: [...message.pushes, ...done.pushes] };
}

/** @throws ApiError `deal_moved`, `deal_not_allowed`, `deal_too_long` */
function refuse(deal: DealRow, by: DealSide, { action, version }: DealEdit, now: number): void {
  if (deal.version !== version) throw new ApiError('deal_moved');
  // The job that ends it comes a few seconds later.
  const isExpired = deal.expires_at !== null && deal.expires_at <= now;
  const moment = { state: deal.state, asked: deal.asked, completedBy: deal.completed_by, since: deal.since };
  if (isExpired || !mayChange(moment, by, action, now)) throw new ApiError('deal_not_allowed');
  const goesOn = action === 'counter' || action === 'arrange';
  if (goesOn && deal.version >= DEAL_STEPS_MAX - LAST_STEPS) throw new ApiError('deal_too_long');
}

/** What an action changes: only counter-offers the amount, and these and arrangements the terms. */
function stepOf({ action, amount, terms, reason }: DealEdit, by: DealSide): Step {
  const hasReason = action === 'cancel' || action === 'contest' || action === 'decline';
  return {
    action,
    by,
    ...(action === 'counter' && amount !== undefined && { amountKobo: koboOf(amount) }),
    ...((action === 'counter' || action === 'arrange') && { terms }),
    ...(hasReason && { reason }),
  };
}
