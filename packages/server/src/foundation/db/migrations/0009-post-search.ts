import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/**
 * Substring search by index on SQLite; PostgreSQL has one since 0002. FTS5 identifies rows by number, so each post gets
 * its own number: the row numbers of `posts` may change when the file is compacted. The index keeps no copy of the
 * text.
 */
export const postSearch: Migration = {
  name: '0009-post-search',
  async up(queries, kind) {
    if (kind === 'postgres') return;
    await runStatements(queries, [
      'create table post_numbers (number integer primary key, post_id text not null unique) strict',
      "create virtual table post_search using fts5(search_text, content='', contentless_delete=1, tokenize='trigram')",
      'insert into post_numbers (post_id) select id from posts',
      `insert into post_search (rowid, search_text)
        select post_numbers.number, posts.search_text from post_numbers join posts on posts.id = post_numbers.post_id`,
      `create trigger post_search_add after insert on posts begin
        insert into post_numbers (post_id) values (new.id);
        insert into post_search (rowid, search_text) select number, new.search_text from post_numbers where post_id = new.id;
      end`,
      `create trigger post_search_change after update of search_text on posts when old.search_text <> new.search_text begin
        update post_search set search_text = new.search_text
          where rowid = (select number from post_numbers where post_id = new.id);
      end`,
      `create trigger post_search_remove after delete on posts begin
        delete from post_search where rowid = (select number from post_numbers where post_id = old.id);
        delete from post_numbers where post_id = old.id;
      end`,
    ]);
  },
};
