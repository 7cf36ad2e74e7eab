import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseKind } from '../../../packages/server/src/foundation/db/database.ts';
import { wordsOfPost } from '../../../packages/server/src/market/posts/words/text-words.ts';
import { spellingsOf } from '../../../packages/server/src/market/posts/words/typos.ts';
import type { Person } from '../../processes/people.ts';
import { insertRows } from '../market/insert-rows.ts';
import { planGoods } from './plan-goods.ts';

/**
 * Fills an empty market with posts and their words. Words are sorted before they are stored, all at once, which takes
 * a fraction of the time of the triggers that do it for single posts.
 */
export async function fillGoods(database: Database, size: number, vendors: readonly Person[]): Promise<void> {
  const shops = new Map(vendors.map(({ id, userName }) => [id, userName]));
  const words = new Set<string>();
  const restore = await switchOffTriggers(database);
  for (const rows of planGoods(size, [...shops.keys()], Date.now())) {
    const texts = rows.map((row) => {
      const shop = shops.get(row.user_id) ?? '';
      const found = wordsOfPost({ ...row, shopNames: [shop, shop] });
      for (const word of found) words.add(word);
      return { post_id: row.id, words: JSON.stringify(found) };
    });
    await database.queries.transaction().execute(async (queries) => {
      const within = { ...database, queries };
      await insertRows(within, 'posts', rows);
      await insertRows(within, 'post_texts', texts);
    });
  }
  await SORTED_WORDS[database.kind].execute(database.queries);
  const forms = [...words].flatMap((word) => spellingsOf(word).map((form) => ({ form, word })));
  await insertRows(
    database,
    'word_forms',
    forms.toSorted((a, b) => (a.form + a.word < b.form + b.word ? -1 : 1)),
  );
  await restore();
  // Searches that are saved were compared with these posts when they were new.
  await database.queries.updateTable('search_progress').set({ moment: Date.now() }).execute();
  await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.queries);
}

const SORTED_WORDS: Record<DatabaseKind, RawBuilder<unknown>> = {
  sqlite: sql`
    insert into post_words (word, number)
    select distinct words.value, post_texts.number from post_texts, json_each(post_texts.words) as words
    where words.value <> '' order by 1, 2`,
  postgres: sql`
    insert into post_words (word, number)
    select distinct words.value collate "C", post_texts.number
    from post_texts, json_array_elements_text(post_texts.words::json) as words (value)
    where words.value <> '' order by 1, 2`,
};

/** Switches off the triggers that store the words of single posts, and returns what brings them back. */
async function switchOffTriggers({ kind, queries }: Database): Promise<() => Promise<void>> {
  if (kind === 'postgres') {
    await sql`alter table post_texts disable trigger user`.execute(queries);
    return async () => void (await sql`alter table post_texts enable trigger user`.execute(queries));
  }
  const { rows } = await sql<{ name: string; made: string }>`
    select name, sql as made from sqlite_master where type = 'trigger' and tbl_name = 'post_texts'`.execute(queries);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(queries);
  return async () => {
    for (const { made } of rows) await sql.raw(made).execute(queries);
  };
}
