import { setImmediate as nextTurn } from 'node:timers/promises';

import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import { HOUR, MINUTE } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EmailQueue } from '../../foundation/email/email-queue.ts';
import { endTokenOf } from '../../foundation/email/end-token.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { type MailedPost, searchEmail } from './search-email.ts';

/** The hour from which emails are sent, in Lagos: an email wakes nobody. */
const FROM_HOUR = 7;

/** How many people one statement looks up. */
const PEOPLE_TOGETHER = 100;

/** The maximum number of posts in the count of one email. */
const POSTS_MAX = 500;

interface Deps {
  config: { publicUrl: string };
  queries: Queries;
  emails: EmailQueue;
}

/**
 * The job that sends each person one email a day at most about the new posts that fit their saved searches. The posts
 * are taken, and the email is stored, in one transaction, so that nothing is sent twice or lost.
 */
export function mailSearchesJob(deps: Deps): Job {
  return {
    name: 'mail-searches',
    everyMs: 10 * MINUTE,
    async run(now, isStopping = () => false) {
      const day = dayInLagos(now);
      if (now < startInLagos(day) + FROM_HOUR * HOUR) return;
      let people: { user_id: string }[];
      do {
        people = await findWaiting(deps.queries, { day });
        for (const { user_id: userId } of people) {
          if (isStopping()) return;
          await mailPerson(deps, { userId, day, now });
          await nextTurn();
        }
      } while (people.length === PEOPLE_TOGETHER);
    },
  };
}

/** People with posts that wait for an email, who had none on this day. */
const findWaiting = prepareStatement<{ day: number }, { user_id: string }>(
  ({ slot }) => sql`
    select distinct saved_searches.user_id
    from search_fits join saved_searches on saved_searches.id = search_fits.search_id
      left join search_mails on search_mails.user_id = saved_searches.user_id
    where search_mails.sent_day is null or search_mails.sent_day < ${slot('day')}
    limit ${sql.lit(PEOPLE_TOGETHER)}`,
);

async function mailPerson(
  { config, queries, emails }: Deps,
  { userId, day, now }: { userId: string; day: number; now: number },
): Promise<void> {
  const endToken = await endTokenOf(queries, 'search-emails', userId);
  const id = await retryConflicts(() =>
    queries.transaction().execute(async (transaction) => {
      if (!(await claimDay(transaction, userId, day))) return undefined;
      const posts = await takePosts(transaction, { user: userId, now });
      const owner = await transaction
        .selectFrom('users')
        .select(['user_name', 'email'])
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('activated_at', 'is not', null)
        .executeTakeFirst();
      if (posts.length === 0 || !owner) return undefined;
      const addressee = { userName: owner.user_name, email: owner.email };
      return emails.write(transaction, searchEmail(config.publicUrl, addressee, { posts, endToken }));
    }),
  );
  if (id !== undefined) emails.send(id);
}

/** @returns false if the person had an email on this day */
async function claimDay(transaction: Queries, userId: string, day: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('search_mails')
    .values({ user_id: userId, sent_day: day })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sent_day: day }).where('search_mails.sent_day', '<', day),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Row = Omit<MailedPost, 'place'> & { state: string | null; lga: string | null; location: string };

/** Those that are still shown, of searches that still have a daily email. */
const findPosts = prepareStatement<{ user: string; now: number }, Row>(
  ({ slot }) => sql`
    select saved_searches.id as ${sql.ref('searchId')}, saved_searches.name as ${sql.ref('searchName')},
      posts.title, posts.price_kobo as kobo, posts.state, posts.lga, posts.location
    from saved_searches join search_fits on search_fits.search_id = saved_searches.id
      join posts on posts.id = search_fits.post_id
    where saved_searches.user_id = ${slot('user')} and saved_searches.alert = 'daily'
      and posts.shown_until > ${slot('now')} and ${isNotHidden(sql.ref('saved_searches.user_id'), 'posts.user_id')}
    order by saved_searches.id desc, posts.created_at desc limit ${sql.lit(POSTS_MAX)}`,
);

const deleteFits = prepareStatement<{ user: string }, never>(
  ({ slot }) => sql`
    delete from search_fits
    where search_id in (select id from saved_searches where user_id = ${slot('user')})`,
);

async function takePosts(transaction: Queries, values: { user: string; now: number }): Promise<MailedPost[]> {
  const found = await findPosts(transaction, values);
  await deleteFits(transaction, { user: values.user });
  return found.map(({ state, lga, location, ...post }) => ({ ...post, place: lga ?? state ?? location }));
}
