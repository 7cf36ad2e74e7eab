import {
  type ActionRules,
  DEAL_ACTIONS,
  DEAL_ENDINGS,
  type DealAction,
  type DealEnding,
} from '@oja/contract/deal-lifecycle';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

import type { Database, Queries } from '../../foundation/db/database.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher, Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { notify } from '../notifications/notify.ts';
import { lockIfPresent } from '../posts/lock-post.ts';
import { isAtAddress } from '../posts/lists/post-visibility.ts';
import { changePost } from './deal-post.ts';
import { type DealRow, findDeals, isOpen, lockDeal } from './deal-store.ts';
import { afterStep, storeStep } from './take-step.ts';

/** How often deals are looked through, in milliseconds. */
const EVERY_MS = 10_000;

interface Deps {
  database: Pick<Database, 'queries' | 'longReads'>;
  images: ImageAddresses;
  events: EventPublisher;
  log: FastifyBaseLogger;
}

/**
 * The job that reminds of offers after a day, and ends deals that cannot go on: offers after two days, and those whose
 * post was deleted, sold or paused, or whose people have deleted their account or blocked each other. Each deal is
 * locked and looked at again in a transaction of its own, so that any number of servers and any clock do it once.
 */
export function dealsJob(deps: Deps): Job {
  return {
    name: 'deals',
    everyMs: EVERY_MS,
    async run(now, isStopping = () => false) {
      for (const id of await findDue(deps.database.longReads, now)) {
        if (isStopping()) return;
        try {
          await retryConflicts(() => deps.events.commitAndPush((transaction) => attend(transaction, id, deps, now)));
        } catch (error) {
          deps.log.error({ deal: id, reason: errorText(error) }, 'a deal could not be ended and will be tried again');
        }
      }
    },
  };
}

/** The deals to remind of or to end. */
async function findDue(queries: Queries, now: number): Promise<string[]> {
  const timed = await queries
    .selectFrom('deals')
    .select('id')
    .where((where) => where.or([where('expires_at', '<=', now), where('remind_at', '<=', now)]))
    .execute();
  const ended = await endings(queries, now).execute();
  return [...new Set([...timed, ...ended].map(({ id }) => id))];
}

/** The open deals that cannot go on, with the reason. */
function endings(queries: Queries, now: number) {
  const isAgreed = sql`deals.state = 'agreed'`;
  const ending = sql<DealEnding | null>`case
    when vendor.deleted_at is not null then 'vendorGone'
    when buyer.deleted_at is not null then 'buyerGone'
    when exists (select 1 from blocks where blocker_id = deals.buyer_id and blocked_id = deals.vendor_id
      or blocker_id = deals.vendor_id and blocked_id = deals.buyer_id) then 'blocked'
    when posts.id is null or not ${isAtAddress('posts', sql.lit(now))} then 'postGone'
    when ${isAgreed} then null
    when posts.status = 'sold' then 'postSold'
    when posts.status = 'paused' then 'postPaused' end`;
  return queries
    .selectFrom('deals')
    .innerJoin('users as buyer', 'buyer.id', 'deals.buyer_id')
    .innerJoin('users as vendor', 'vendor.id', 'deals.vendor_id')
    .leftJoin('posts', 'posts.id', 'deals.post_id')
    .select(['deals.id', ending.as('ending')])
    .where(isOpen)
    .where(ending, 'is not', null);
}

async function attend(transaction: Queries, id: string, deps: Deps, now: number): Promise<WithPushes<undefined>> {
  const found = (await findDeals(transaction, [id])).get(id);
  const post = found && (await lockIfPresent(transaction, found.post_id));
  const deal = found && (await lockDeal(transaction, id));
  const nothing = { result: undefined, pushes: [] };
  if (!deal) return nothing;
  const { ending } = (await endings(transaction, now).where('deals.id', '=', id).executeTakeFirst()) ?? {};
  const end = endOf(deal, ending ?? undefined, now);
  if (end) {
    const ended = afterStep(deal, { ...end, by: null }, now);
    await transaction.updateTable('deals').set(ended).where('id', '=', id).execute();
    const rules: ActionRules = DEAL_ACTIONS[end.action];
    if (rules.post === 'releases' && post) await changePost(transaction, post, 'releases', ended, { now });
    const { pushes } = await storeStep(transaction, ended, { ...end, by: null }, deps.images, now);
    const notified = await notifyOfEnd(
      transaction,
      deal,
      { ending, isPostThere: post !== undefined },
      deps.images,
      now,
    );
    return { result: undefined, pushes: [...pushes, notified] };
  }
  if (deal.remind_at === null || deal.remind_at > now) return nothing;
  await transaction.updateTable('deals').set({ remind_at: null }).where('id', '=', id).execute();
  return { result: undefined, pushes: [await remind(transaction, deal, deps.images, now)] };
}

/** The step that ends a deal now, if one does. */
function endOf(
  deal: DealRow,
  ending: DealEnding | undefined,
  now: number,
): { action: DealAction; reason?: string } | undefined {
  if (ending !== undefined) {
    const { [deal.state === 'agreed' ? 'agreed' : 'offered']: action, reason } = DEAL_ENDINGS[ending];
    if (action !== undefined) return { action, reason };
  }
  const isExpired = deal.expires_at !== null && deal.expires_at <= now;
  return isExpired ? { action: 'expire' } : undefined;
}

/** Notifies the buyer that the post is gone, or the side that asked that there was no answer. */
async function notifyOfEnd(
  transaction: Queries,
  deal: DealRow,
  { ending, isPostThere }: { ending: DealEnding | null | undefined; isPostThere: boolean },
  images: ImageAddresses,
  now: number,
): Promise<Push | undefined> {
  // Nothing leads to a deleted account or past a block: the deal itself has the reason.
  if (ending === 'vendorGone' || ending === 'buyerGone' || ending === 'blocked') return undefined;
  const isForBuyer = ending !== undefined || deal.asked === 'vendor';
  const [recipientId, senderId] = isForBuyer ? [deal.buyer_id, deal.vendor_id] : [deal.vendor_id, deal.buyer_id];
  const sentence = ending
    ? `can no longer sell you “${deal.title}”. ${DEAL_ENDINGS[ending].reason}`
    : `did not answer your offer for “${deal.title}” in time`;
  const postId = isPostThere ? deal.post_id : null;
  return notify(transaction, { type: 'deal', recipientId, senderId, postId, sentence }, images, now);
}

/** Reminds the asked side of an offer. */
function remind(transaction: Queries, deal: DealRow, images: ImageAddresses, now: number): Promise<Push | undefined> {
  const [recipientId, senderId] =
    deal.asked === 'buyer' ? [deal.buyer_id, deal.vendor_id] : [deal.vendor_id, deal.buyer_id];
  const sentence = `waits for your answer about “${deal.title}”: the offer ends in 24 hours`;
  return notify(transaction, { type: 'deal', recipientId, senderId, postId: deal.post_id, sentence }, images, now);
}
