import { setImmediate as nextTurn } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import type { Job } from '../../../foundation/jobs/job-runner.ts';
import { storeWords } from './store-words.ts';
import { type Spelling, spellingsOf } from './typos.ts';

/** Posts in one transaction, few enough that the job does not delay other users of the database. */
const POSTS_TOGETHER = 50;

/** Spellings that are read with one statement. */
const SPELLINGS_TOGETHER = 1000;

/** The jobs that maintain the words of posts. */
export function wordJobs(queries: Queries): Job[] {
  return [
    {
      name: 'store-old-words',
      everyMs: 60 * 1000,
      async run(_now, isStopping = () => false) {
        while (!isStopping() && (await storeSome(queries))) await nextTurn();
      },
    },
    {
      name: 'forget-unused-words',
      everyMs: 24 * 60 * 60 * 1000,
      async run(_now, isStopping = () => false) {
        let after: Spelling | undefined = { form: '', word: '' };
        while (after && !isStopping()) {
          after = await forgetSome(queries, after);
          await nextTurn();
        }
      },
    },
  ];
}

/**
 * Stores the words of some posts of earlier versions, the oldest first. Without their words they are found by parts of
 * title and category alone.
 * @returns whether there may be more
 */
async function storeSome(queries: Queries): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const unread = await transaction
      .selectFrom('unread_posts')
      .select('post_id')
      .orderBy('post_id')
      .limit(POSTS_TOGETHER)
      .execute();
    const ids = unread.map((row) => row.post_id);
    if (ids.length === 0) return false;
    await storeWords(transaction, ids);
    await transaction.deleteFrom('unread_posts').where('post_id', 'in', ids).execute();
    return true;
  });
}

const findSome = prepareStatement<Spelling, Spelling & { is_used: number }>(
  ({ slot }) => sql`
    select form, word,
      case when exists (select 1 from post_words where post_words.word = word_forms.word) then 1 else 0 end as is_used
    from word_forms where (form, word) > (${slot('form')}, ${slot('word')})
    order by form, word limit ${sql.lit(SPELLINGS_TOGETHER)}`,
);

const deleteForms = prepareStatement<{ forms: readonly Spelling[] }, never>(
  ({ rows }) => sql`
    delete from word_forms
    where (form, word) in (select form, word from ${rows('forms', { form: 'text', word: 'text' })})
      and not exists (select 1 from post_words where post_words.word = word_forms.word)`,
);

/**
 * Deletes the spellings of words that no post has any more, among those after a place: all of a word together.
 * @returns the next place; undefined at the end
 */
async function forgetSome(queries: Queries, after: Spelling): Promise<Spelling | undefined> {
  const some = await findSome(queries, after);
  const unused = some.filter(({ form, word, is_used: isUsed }) => isUsed === 0 && spellingsOf(word)[0] === form);
  const forms = unused.flatMap(({ word }) => spellingsOf(word).map((form) => ({ form, word })));
  if (forms.length > 0) await deleteForms(queries, { forms });
  return some.at(-1);
}
