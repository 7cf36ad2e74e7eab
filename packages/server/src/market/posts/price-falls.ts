import { setImmediate as nextTurn } from 'node:timers/promises';

import { formatNaira } from '@oja/contract/naira';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher, Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { notify } from '../notifications/notify.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { type LockedPost, holdPost } from './lock-post.ts';

/** People who are notified in one transaction: some ten milliseconds of SQLite's single writer. */
const PEOPLE_TOGETHER = 50;

/** How often falls of prices are looked for, in milliseconds. */
const EVERY_MS = 5000;

/**
 * Stores that a price fell, in the transaction that changes it: a job notifies those who saved the post.
 * @param post as it was before
 * @param kobo the new price; null for none
 */
export async function notePriceFall(
  transaction: Queries,
  { id, price_kobo: before }: LockedPost,
  kobo: number | null,
): Promise<void> {
  if (before === null || kobo === null || kobo >= before) return;
  await transaction
    .insertInto('price_falls')
    .values({ post_id: id, from_kobo: before })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ from_kobo: before }))
    .execute();
}

interface Deps {
  queries: Queries;
  images: ImageAddresses;
  events: EventPublisher;
}

/**
 * The job that notifies people when the price of a post which they saved is lower than the one they saw at saving, or
 * were last notified of. That price is stored in the transaction that notifies: each person is notified of it once.
 */
export function priceFallsJob(deps: Deps): Job {
  return {
    name: 'price-falls',
    everyMs: EVERY_MS,
    async run(now, isStopping = () => false) {
      while (!isStopping() && (await notifySome(deps, now))) await nextTurn();
    },
  };
}

/** @returns whether there may be more */
async function notifySome({ queries, images, events }: Deps, now: number): Promise<boolean> {
  const fallen = await queries.selectFrom('price_falls').select('post_id').limit(1).executeTakeFirst();
  if (!fallen) return false;
  return retryConflicts(() =>
    events.commitAndPush(async (transaction): Promise<WithPushes<boolean>> => {
      const people = await takeSavers(transaction, { post: fallen.post_id, now });
      const pushes: (Push | undefined)[] = [];
      for (const { user_id: recipientId, is_notified: isNotified, price_kobo: kobo, ...post } of people)
        if (isNotified === 1)
          pushes.push(
            await notify(
              transaction,
              {
                type: 'price',
                recipientId,
                senderId: post.vendor_id,
                postId: fallen.post_id,
                sentence: `lowered the price of “${post.title}” to ${formatNaira(kobo / 100)}`,
              },
              images,
              now,
            ),
          );
      if (people.length === 0)
        await transaction.deleteFrom('price_falls').where('post_id', '=', fallen.post_id).execute();
      return { result: true, pushes };
    }),
  );
}

interface Saver {
  user_id: string;
  /** Whether the person is notified: not if the account is deleted, or if a block hides it from the vendor. */
  is_notified: number;
  vendor_id: string;
  title: string;
  price_kobo: number;
}

const findSavers = prepareStatement<{ post: string; now: number }, Saver>(
  ({ slot }) => sql`
    select saves.user_id, posts.user_id as vendor_id, posts.title, posts.price_kobo,
      case when users.deleted_at is null and ${isNotHidden(sql.ref('saves.user_id'), 'posts.user_id')}
        then 1 else 0 end as is_notified
    from price_falls
      join posts on posts.id = price_falls.post_id
      join saves on saves.post_id = posts.id
      join users on users.id = saves.user_id
    where price_falls.post_id = ${slot('post')} and posts.shown_until > ${slot('now')}
      and posts.price_kobo < coalesce(saves.told_kobo, price_falls.from_kobo) and saves.user_id <> posts.user_id
    order by saves.user_id limit ${sql.lit(PEOPLE_TOGETHER)}`,
);

const markNotified = prepareStatement<{ post: string; people: readonly { id: string }[]; kobo: number }, never>(
  ({ slot, rows }) => sql`
    update saves set told_kobo = ${slot('kobo')}
    where post_id = ${slot('post')} and user_id in (select id from ${rows('people', { id: 'id' })})`,
);

/** Takes people who were not notified of the price yet, and marks them as notified. */
async function takeSavers(transaction: Queries, values: { post: string; now: number }): Promise<Saver[]> {
  // The price stays until the transaction ends.
  await holdPost(transaction, { post: values.post });
  const people = await findSavers(transaction, values);
  const [first] = people;
  if (first)
    await markNotified(transaction, {
      post: values.post,
      people: people.map(({ user_id: id }) => ({ id })),
      kobo: first.price_kobo,
    });
  return people;
}
