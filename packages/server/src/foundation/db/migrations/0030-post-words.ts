import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The words of each post, in which a search by relevance looks.
 *
 * - `post_texts`: the words of a post in their order, as a JSON list. The numbers grow, so that the newest posts of a
 *   word can be read first.
 * - `post_words`: the posts of each word. Triggers fill it from the lists, so that neither can be changed alone. It is
 *   sorted by bytes, in which both databases agree.
 * - `word_forms`: each word under its spellings with letters left out, by which misspelled words are found.
 * - `unread_posts`: posts of earlier versions, which have their numbers. A job stores their words.
 */
export const postWords: Migration = {
  name: '0030-post-words',
  async up(queries, kind) {
    const { id, end } = columnTypes(kind);
    const { number, word, clustered } = TYPES[kind];
    await runStatements(queries, [
      `create table post_texts (
        number ${number} primary key,
        post_id ${id} not null unique references posts (id) on delete cascade,
        words text not null
      )${end}`,
      `create table post_words (word ${word} not null, number bigint not null, primary key (word, number))${clustered}`,
      `create table word_forms (form ${word} not null, word ${word} not null, primary key (form, word))${clustered}`,
      `create table unread_posts (post_id ${id} primary key references posts (id) on delete cascade)${end}`,
      'insert into unread_posts (post_id) select id from posts',
      "insert into post_texts (post_id, words) select id, '[]' from posts order by created_at, id",
      ...TRIGGERS[kind],
    ]);
  },
};

const TYPES: Record<DatabaseKind, { number: string; word: string; clustered: string }> = {
  sqlite: { number: 'integer', word: 'text', clustered: ' without rowid' },
  postgres: { number: 'bigint generated always as identity', word: 'text collate "C"', clustered: '' },
};

const SQLITE_ADD = `insert into post_words (word, number)
  select distinct value, new.number from json_each(new.words) where value <> '';`;
const SQLITE_REMOVE = `delete from post_words
  where word in (select value from json_each(old.words)) and number = old.number;`;

const TRIGGERS: Record<DatabaseKind, readonly string[]> = {
  sqlite: [
    `create trigger post_words_add after insert on post_texts begin ${SQLITE_ADD} end`,
    `create trigger post_words_change after update of words on post_texts begin ${SQLITE_REMOVE} ${SQLITE_ADD} end`,
    `create trigger post_words_remove after delete on post_texts begin ${SQLITE_REMOVE} end`,
  ],
  postgres: [
    `create function store_post_words() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from post_words
          where word = any (array(select json_array_elements_text(old.words::json))) and number = old.number;
      end if;
      if tg_op <> 'DELETE' then
        insert into post_words (word, number)
          select distinct value, new.number from json_array_elements_text(new.words::json) where value <> '';
      end if;
      return null;
    end $$`,
    `create trigger post_words_stored after insert or delete or update of words on post_texts
      for each row execute function store_post_words()`,
  ],
};
