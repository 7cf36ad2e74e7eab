import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import { wordsOfPost } from './text-words.ts';
import { type Spelling, spellingsOf } from './typos.ts';

/** Posts whose words are stored with one statement. */
const BATCH = 500;

/** Locks the posts, where the database has row locks: a change of the post or of its vendor's name waits. */
const findFields = prepareStatement<
  { posts: readonly { id: string }[] },
  {
    id: string;
    title: string;
    category: string | null;
    description: string;
    location: string;
    state: string | null;
    lga: string | null;
    unlisted_until: number | null;
    name: string;
    user_name: string;
  }
>(
  ({ kind, rows }) => sql`
    select posts.id, posts.title, posts.category, posts.description, posts.location, posts.state, posts.lga,
      posts.unlisted_until,
      users.name, users.user_name
    from posts join users on users.id = posts.user_id
    where posts.id in (select id from ${rows('posts', { id: 'id' })})
    order by posts.id ${kind === 'postgres' ? sql`for no key update of posts` : sql``}`,
);

/** On SQLite a post has one number in all indexes, which `post_numbers` gave it. */
const storeTexts = prepareStatement<{ texts: readonly { id: string; words: string }[] }, never>(
  ({ kind, rows }) => sql`
    insert into post_texts (${kind === 'sqlite' ? sql`number, ` : sql``}post_id, words)
    select ${kind === 'sqlite' ? sql`(select number from post_numbers where post_id = texts.id), ` : sql``}texts.id, texts.words
    from ${rows('texts', { id: 'id', words: 'text' })} where true
    on conflict (post_id) do update set words = excluded.words where post_texts.words <> excluded.words`,
);

const findUnknown = prepareStatement<{ words: readonly Spelling[] }, { word: string }>(
  ({ rows }) => sql`
    select words.word from ${rows('words', { form: 'text', word: 'text' })}
    where not exists (
      select 1 from word_forms where word_forms.form = words.form and word_forms.word = words.word
    )`,
);

const storeForms = prepareStatement<{ forms: readonly Spelling[] }, never>(
  ({ rows }) => sql`
    insert into word_forms (form, word)
    select forms.form, forms.word from ${rows('forms', { form: 'text', word: 'text' })} where true
    on conflict do nothing`,
);

/**
 * Stores the words of posts in which searches look, in the transaction that added the posts or changed their texts.
 * Deleting a post deletes its words. Sold and paused posts have none: no search looks at them.
 * @param postIds the oldest first: searches show the last of equal matches first
 */
export async function storeWords(transaction: Queries, postIds: readonly string[]): Promise<void> {
  for (let start = 0; start < postIds.length; start += BATCH) {
    const posts = postIds.slice(start, start + BATCH).map((id) => ({ id }));
    const found = new Map((await findFields(transaction, { posts })).map((row) => [row.id, row]));
    const texts = posts.flatMap(({ id }) => {
      const row = found.get(id);
      if (!row) return [];
      const shopNames = [row.name, row.user_name];
      return [{ id, words: row.unlisted_until === null ? wordsOfPost({ ...row, shopNames }) : [] }];
    });
    await storeTexts(transaction, { texts: texts.map(({ id, words }) => ({ id, words: JSON.stringify(words) })) });
    await storeSpellings(transaction, new Set(texts.flatMap(({ words }) => words)));
  }
}

/** Stores the words of all posts of a person, whose name has changed. */
export async function storeWordsOfVendor(transaction: Queries, userId: string): Promise<void> {
  const posts = await transaction
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  await storeWords(
    transaction,
    posts.map(({ id }) => id),
  );
}

/** In the order of the words, so that transactions that store the same ones wait for each other and not in a circle. */
async function storeSpellings(transaction: Queries, used: ReadonlySet<string>): Promise<void> {
  const words = [...used].toSorted().flatMap((word) =>
    spellingsOf(word)
      .slice(0, 1)
      .map((form) => ({ form, word })),
  );
  if (words.length === 0) return;
  const unknown = await findUnknown(transaction, { words });
  if (unknown.length === 0) return;
  const forms = unknown.flatMap(({ word }) => spellingsOf(word).map((form) => ({ form, word })));
  await storeForms(transaction, {
    forms: forms.toSorted((a, b) => (a.form + a.word < b.form + b.word ? -1 : 1)),
  });
}
