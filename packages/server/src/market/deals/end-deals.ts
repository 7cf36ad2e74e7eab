import { setImmediate as nextTurn } from 'node:timers/promises';

import { DEAL_ENDINGS, type DealEnding } from '@oja/contract/deal-lifecycle';
import { type RawBuilder, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher, Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { notify } from '../notifications/notify.ts';
import { lockIfPresent } from '../posts/lock-post.ts';
import { changePost } from './deal-post.ts';
import { type DealRow, findDeals, isOpen, lockDeal } from './deal-store.ts';
import { type Step, afterStep, storeStep } from './take-step.ts';

/** How often deals that end by themselves are looked for, in milliseconds. */
const EVERY_MS = 10_000;
const TOGETHER_MAX = 100;

interface Deps {
  queries: Queries;
  images: ImageAddresses;
  events: EventPublisher;
}

/** Why a deal that is under way ends now: an ending of the lifecycle's table, or its time is up. */
type Cause = DealEnding | 'expired';

/**
 * The job that ends deals whose post, people or time are gone, and reminds of offers after a day (product §3 "Deal",
 * decision 070). The causes are looked up in the transaction that ends a deal, under the locks of its post and of
 * itself: two servers end it once.
 */
export function endDealsJob(deps: Deps): Job {
  return {
    name: 'end-deals',
    everyMs: EVERY_MS,
    async run(now, isStopping = () => false) {
      for (let found: { id: string }[] | undefined; found === undefined || found.length === TOGETHER_MAX;) {
        found = await findEnding(deps.queries, { now, most: TOGETHER_MAX });
        for (const { id } of found) {
          if (isStopping()) return;
          await retryConflicts(() =>
            deps.events.commitAndPush((transaction) => endOne(transaction, id, deps.images, now)),
          );
          await nextTurn();
        }
      }
      await remindSome(deps, now, isStopping);
    },
  };
}

/** The cause for which a deal ends now, null where it goes on; first those that nobody can undo. */
const causeAt = (now: RawBuilder<unknown>) => sql<Cause | null>`case
  when vendor.deleted_at is not null then 'vendorGone'
  when buyer.deleted_at is not null then 'buyerGone'
  when posts.id is null or coalesce(posts.unlisted_until, posts.shown_until) <= ${now} then 'postGone'
  when exists (select 1 from blocks where blocker_id = deals.buyer_id and blocked_id = deals.vendor_id)
    or exists (select 1 from blocks where blocker_id = deals.vendor_id and blocked_id = deals.buyer_id) then 'blocked'
  when deals.state = 'offered' and posts.status = 'sold' then 'postSold'
  when deals.state = 'offered' and posts.status = 'paused' then 'postPaused'
  when deals.expires_at <= ${now} then 'expired'
end`;

const WITH_SUBJECTS = sql`from deals left join posts on posts.id = deals.post_id
  join users as buyer on buyer.id = deals.buyer_id join users as vendor on vendor.id = deals.vendor_id`;

const findEnding = prepareStatement<{ now: number; most: number }, { id: string }>(
  ({ slot }) => sql`
    select deals.id ${WITH_SUBJECTS}
    where ${isOpen} and ${causeAt(slot('now'))} is not null order by deals.id limit ${slot('most')}`,
);

const findCause = prepareStatement<{ now: number; id: string }, { cause: Cause | null }>(
  ({ slot }) => sql`
    select ${causeAt(slot('now'))} as cause ${WITH_SUBJECTS} where ${isOpen} and deals.id = ${slot('id')}`,
);

async function endOne(
  transaction: Queries,
  id: string,
  images: ImageAddresses,
  now: number,
): Promise<WithPushes<undefined>> {
  const nothing = { result: undefined, pushes: [] };
  const known = (await findDeals(transaction, [id])).get(id);
  if (!known) return nothing;
  const post = await lockIfPresent(transaction, known.post_id);
  const deal = await lockDeal(transaction, id);
  const [found] = await findCause(transaction, { now, id });
  if (!deal || !found?.cause) return nothing;
  const step = stepOf(found.cause, deal);
  if (!step) return nothing;
  const ended = afterStep(deal, step, now);
  await transaction.updateTable('deals').set(ended).where('id', '=', id).execute();
  if (deal.state === 'agreed' && post) await changePost(transaction, post, 'releases', ended, { now });
  const done = await storeStep(transaction, ended, step, images, now);
  const notes = await Promise.all(
    [deal.buyer_id, deal.vendor_id].map((recipientId) => noteTo(transaction, ended, recipientId, images, now)),
  );
  return { result: undefined, pushes: [...done.pushes, ...notes.filter((push) => push !== undefined)] };
}

/** The server's step, by the table of endings; undefined where an agreed deal goes on. */
function stepOf(cause: Cause, { state }: DealRow): Step | undefined {
  if (cause === 'expired') return { action: 'expire', by: null };
  const ending = DEAL_ENDINGS[cause];
  const action = state === 'agreed' ? ending.agreed : ending.offered;
  return action && { action, by: null, reason: ending.reason };
}

/** Notifies one side of a deal, as from the other. */
function noteTo(
  transaction: Queries,
  deal: DealRow,
  recipientId: string,
  images: ImageAddresses,
  now: number,
): Promise<Push | undefined> {
  const senderId = recipientId === deal.buyer_id ? deal.vendor_id : deal.buyer_id;
  return notify(transaction, { type: 'deal', recipientId, senderId, postId: deal.post_id }, images, now);
}

/** Reminds the sides whose answer is due within a day, each once. */
async function remindSome({ queries, images, events }: Deps, now: number, isStopping: () => boolean): Promise<void> {
  const due = await queries
    .selectFrom('deals')
    .select('id')
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(TOGETHER_MAX)
    .execute();
  for (const { id } of due) {
    if (isStopping()) return;
    await retryConflicts(() =>
      events.commitAndPush(async (transaction): Promise<WithPushes<undefined>> => {
        const deal = await lockDeal(transaction, id);
        if (!deal || deal.remind_at === null || deal.remind_at > now) return { result: undefined, pushes: [] };
        await transaction.updateTable('deals').set({ remind_at: null }).where('id', '=', id).execute();
        const recipientId = deal.asked === 'buyer' ? deal.buyer_id : deal.vendor_id;
        const push = await noteTo(transaction, deal, recipientId, images, now);
        return { result: undefined, pushes: push ? [push] : [] };
      }),
    );
    await nextTurn();
  }
}
