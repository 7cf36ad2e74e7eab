import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Queries } from '../../foundation/db/database.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { readPostLog } from '../posts/post-log.ts';
import { type ComparedPost, type InterestedPerson, findInterested, readComparedPost } from './find-searches.ts';
import { notifyOfPost } from './notify-of-post.ts';
import { keySomeSearches } from './saved-search-store.ts';

/** Before all people, in the order of their ids. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** People who are notified in one transaction: some ten milliseconds of SQLite's single writer. */
const PEOPLE_TOGETHER = 50;

/** How often new posts are compared, in milliseconds. */
const EVERY_MS = 5000;

interface Deps {
  queries: Queries;
  images: ImageAddresses;
  events: EventPublisher;
}

/** Up to which new post, and which person for the next one, searches were compared. */
interface Progress {
  moment: number;
  after_user: string;
}

/**
 * The job that notifies people of new posts which fit their saved searches, decision 055. It reads the log of posts
 * from its stored place, which moves in the transaction that notifies: after a crash, or on another server, it goes
 * on there, and nobody is notified twice.
 */
export function compareNewPostsJob(deps: Deps): Job {
  return {
    name: 'compare-new-posts',
    everyMs: EVERY_MS,
    async run(now, isStopping = () => false) {
      while (!isStopping() && (await keySomeSearches(deps.queries))) await nextTurn();
      while (!isStopping() && (await comparePage(deps, now, isStopping))) await nextTurn();
    },
  };
}

/** @returns whether there may be more in the log */
async function comparePage(deps: Deps, now: number, isStopping: () => boolean): Promise<boolean> {
  let progress = await deps.queries
    .selectFrom('search_progress')
    .select(['moment', 'after_user'])
    .executeTakeFirstOrThrow();
  const { added, upTo, hasMore } = await readPostLog(deps.queries, progress.moment, now);
  for (const { id, moment } of added) {
    const next = await comparePost(deps, { id, moment }, { progress, now, isStopping });
    if (!next) return false;
    progress = next;
    // On SQLite nothing else is answered otherwise, until all posts that came together are compared.
    await nextTurn();
  }
  if (upTo > progress.moment) await advance(deps.queries, progress, { moment: upTo, after_user: NOBODY });
  return hasMore;
}

/** @returns the new progress; undefined where the server stops, or another one compares */
async function comparePost(
  deps: Deps,
  { id, moment }: { id: string; moment: number },
  { progress, now, isStopping }: { progress: Progress; now: number; isStopping: () => boolean },
): Promise<Progress | undefined> {
  const post = await readComparedPost(deps.queries, id, now);
  const reached = post ? await notifyAll(deps, post, { progress, now, isStopping }) : progress;
  const next = { moment, after_user: NOBODY };
  return reached && (await advance(deps.queries, reached, next)) ? next : undefined;
}

/** @returns the progress after the last person; undefined as in comparePost */
async function notifyAll(
  deps: Deps,
  post: ComparedPost,
  { progress, now, isStopping }: { progress: Progress; now: number; isStopping: () => boolean },
): Promise<Progress | undefined> {
  let current = progress;
  let after: string | undefined = progress.after_user;
  while (after !== undefined) {
    const { people, upTo } = await findInterested(deps.queries, post, after);
    for (let from = 0; from < people.length; from += PEOPLE_TOGETHER) {
      if (isStopping()) return undefined;
      const some = people.slice(from, from + PEOPLE_TOGETHER);
      const next = { moment: current.moment, after_user: some.at(-1)?.userId ?? current.after_user };
      if (!(await notifySome(deps, { post, people: some, now }, { from: current, to: next }))) return undefined;
      current = next;
      await nextTurn();
    }
    after = upTo;
  }
  return current;
}

/** @returns false if another server was faster */
function notifySome(
  { queries, images, events }: Deps,
  { post, people, now }: { post: ComparedPost; people: readonly InterestedPerson[]; now: number },
  { from, to }: { from: Progress; to: Progress },
): Promise<boolean> {
  return retryConflicts(() =>
    events.commitAndPush(
      async (transaction): Promise<WithPushes<boolean>> => {
        if (!(await advance(transaction, from, to))) return { result: false, pushes: [] };
        // A person is notified of a post once, also if it fits several of their searches.
        const searches = people.flatMap(({ atOnce }) => atOnce.slice(0, 1));
        const waiting = people.flatMap(({ atOnce, daily }) => (atOnce.length > 0 ? [] : daily.slice(0, 1)));
        if (waiting.length > 0)
          await transaction
            .insertInto('search_fits')
            .values(waiting.map((search) => ({ search_id: search.id, post_id: post.id })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        return { result: true, pushes: await notifyOfPost(transaction, { post, searches }, images, now) };
      },
      (work) => queries.transaction().execute(work),
    ),
  );
}

/** @returns false if another server was faster */
async function advance(queries: Queries, from: Progress, to: Progress): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('search_progress')
    .set(to)
    .where('moment', '=', from.moment)
    .where('after_user', '=', from.after_user)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
