import { setImmediate as nextTurn } from 'node:timers/promises';

import type { PostStatus } from '@oja/contract/categories';
import { STATUS_UNDO_MS } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher, Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { notify } from '../notifications/notify.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { isAtAddress } from './lists/post-visibility.ts';
import { holdPost } from './lock-post.ts';

/** People who are notified in one transaction: some ten milliseconds of SQLite's single writer. */
const PEOPLE_TOGETHER = 50;

/** How often due changes are looked for, in milliseconds. */
const EVERY_MS = 5000;

/** The statuses that savers are notified of. */
type News = 'reserved' | 'sold';

/** Returns the status if people are notified of it, otherwise null. */
export const newsOf = (status: PostStatus): News | null => (status === 'reserved' || status === 'sold' ? status : null);

/**
 * Stores that those who saved a post are to be notified of its new status, once it can no longer be undone, in the
 * transaction that changes it. A change back withdraws that.
 */
export async function noteStatus(
  transaction: Queries,
  { postId, status }: { postId: string; status: PostStatus },
  now: number,
): Promise<void> {
  await transaction.deleteFrom('status_news').where('post_id', '=', postId).execute();
  if (newsOf(status) === null) return;
  await transaction
    .insertInto('status_news')
    .values({ post_id: postId, due_at: now + STATUS_UNDO_MS })
    .execute();
}

interface Deps {
  queries: Queries;
  images: ImageAddresses;
  events: EventPublisher;
}

/**
 * The job that notifies those who saved a post that it is reserved or sold. What a person knows is stored in the
 * transaction that notifies: each person hears of each of the two once, and of `reserved` not after `sold`.
 */
export function statusNewsJob(deps: Deps): Job {
  return {
    name: 'status-news',
    everyMs: EVERY_MS,
    async run(now, isStopping = () => false) {
      while (!isStopping() && (await notifySome(deps, now))) await nextTurn();
    },
  };
}

/** @returns whether there may be more */
async function notifySome({ queries, images, events }: Deps, now: number): Promise<boolean> {
  const due = await queries
    .selectFrom('status_news')
    .select('post_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  const post = due.post_id;
  return retryConflicts(() =>
    events.commitAndPush(async (transaction): Promise<WithPushes<boolean>> => {
      // The status stays until the transaction ends.
      await holdPost(transaction, { post });
      const savers = await findSavers(transaction, { post, now });
      const [first] = savers;
      if (!first) {
        await transaction.deleteFrom('status_news').where('post_id', '=', post).where('due_at', '<=', now).execute();
        return { result: true, pushes: [] };
      }
      const people = savers.map(({ user_id: id }) => ({ id }));
      await markNotified(transaction, { post, people, status: first.status });
      const pushes: (Push | undefined)[] = [];
      for (const { user_id: recipientId, is_notified: isNotified, ...saved } of savers)
        if (isNotified === 1)
          pushes.push(
            await notify(
              transaction,
              {
                type: saved.status,
                recipientId,
                senderId: saved.vendor_id,
                postId: post,
                sentence: `marked “${saved.title}”, which you saved, as ${saved.status}`,
              },
              images,
              now,
            ),
          );
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
  status: News;
}

const findSavers = prepareStatement<{ post: string; now: number }, Saver>(
  ({ slot }) => sql`
    select saves.user_id, posts.user_id as vendor_id, posts.title, posts.status,
      case when users.deleted_at is null and ${isNotHidden(sql.ref('saves.user_id'), 'posts.user_id')}
        then 1 else 0 end as is_notified
    from status_news
      join posts on posts.id = status_news.post_id
      join saves on saves.post_id = posts.id
      join users on users.id = saves.user_id
    where status_news.post_id = ${slot('post')} and status_news.due_at <= ${slot('now')}
      and ${isAtAddress('posts', slot('now'))} and saves.user_id <> posts.user_id
      and (posts.status = 'sold' and coalesce(saves.known_status, '') <> 'sold'
        or posts.status = 'reserved' and saves.known_status is null)
    order by saves.user_id limit ${sql.lit(PEOPLE_TOGETHER)}`,
);

const markNotified = prepareStatement<{ post: string; people: readonly { id: string }[]; status: string }, never>(
  ({ slot, rows }) => sql`
    update saves set known_status = ${slot('status')}
    where post_id = ${slot('post')} and user_id in (select id from ${rows('people', { id: 'id' })})`,
);
