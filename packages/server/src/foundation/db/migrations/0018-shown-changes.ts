import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** A change to a table, and what it concerns: the id in a column of its row, or a word. */
interface Trigger {
  name: string;
  after: string;
  when?: string;
  column?: 'id' | 'post_id' | 'user_id';
  word?: 'lists' | 'everything';
}

/** An update that changes one of these columns. A lock on a row updates it without a change. */
const change = (table: string, ...columns: readonly string[]) => {
  const of = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return { after: `update on ${table}`, when: `${of('old')} is distinct from ${of('new')}` };
};

const SHOWN_COLUMNS = [
  'title',
  'description',
  'category',
  'price_kobo',
  'phone_number',
  'location',
  'condition',
  'price_point',
  'images',
  'likes_count',
  'replies_count',
];

const TRIGGERS: readonly Trigger[] = [
  { name: 'shown_post_added', after: 'insert on posts', word: 'lists' },
  { name: 'shown_post_changed', ...change('posts', ...SHOWN_COLUMNS), column: 'id' },
  { name: 'shown_post_moved', ...change('posts', 'created_at', 'shown_until', 'is_advert'), word: 'lists' },
  { name: 'shown_post_gone', after: 'delete on posts', column: 'id' },
  { name: 'shown_post_removed', after: 'delete on posts', word: 'lists' },
  { name: 'shown_place_added', after: 'insert on removed_posts', word: 'lists' },
  { name: 'shown_place_removed', after: 'delete on removed_posts', word: 'lists' },
  { name: 'shown_comment_added', after: 'insert on comments', column: 'post_id' },
  { name: 'shown_comment_changed', after: 'update on comments', column: 'post_id' },
  { name: 'shown_comment_removed', after: 'delete on comments', column: 'post_id' },
  { name: 'shown_like_added', after: 'insert on likes', column: 'user_id' },
  { name: 'shown_like_removed', after: 'delete on likes', column: 'user_id' },
  { name: 'shown_save_added', after: 'insert on saves', column: 'user_id' },
  { name: 'shown_save_removed', after: 'delete on saves', column: 'user_id' },
  {
    name: 'shown_author_changed',
    ...change('users', 'name', 'user_name', 'profile_image', 'is_verified_vendor'),
    word: 'everything',
  },
  { name: 'shown_author_removed', after: 'delete on users', word: 'everything' },
];

/**
 * A log of what changed in the data from which posts are shown, so that servers can drop just that from their caches
 * (foundation/db/shown-changes.ts). Triggers write it, so that no change of any program is missed. A row's `subject`
 * is the id of a post or of a reader, or "lists" or "everything". On PostgreSQL `xact` is its transaction: rows become
 * visible in the order of the commits, not of the ids.
 */
export const shownChanges: Migration = {
  name: '0018-shown-changes',
  async up(queries, kind) {
    await runStatements(queries, [...TABLES[kind], ...TRIGGERS.map((trigger) => TRIGGER_OF[kind](trigger))]);
  },
};

const functionOf = (column: string) => `
  create function note_shown_${column}() returns trigger language plpgsql as $$ begin
    insert into shown_changes (subject) values (coalesce(new.${column}, old.${column})::text);
    return null;
  end $$`;

const TABLES: Record<DatabaseKind, readonly string[]> = {
  sqlite: ['create table shown_changes (id integer primary key, subject text not null) strict'],
  postgres: [
    `create table shown_changes (
      id bigint generated always as identity primary key,
      xact xid8 not null default pg_current_xact_id(),
      subject text not null
    )`,
    'create index shown_changes_by_xact on shown_changes (xact)',
    `create function note_shown_word() returns trigger language plpgsql as $$ begin
      insert into shown_changes (subject) values (tg_argv[0]);
      return null;
    end $$`,
    ...['id', 'post_id', 'user_id'].map(functionOf),
  ],
};

const TRIGGER_OF: Record<DatabaseKind, (trigger: Trigger) => string> = {
  sqlite: ({ name, after, when = 'true', column, word = '' }) => {
    const row = after.startsWith('insert') ? 'new' : 'old';
    const subject = column === undefined ? `'${word}'` : `${row}.${column}`;
    return `create trigger ${name} after ${after} when ${when} begin insert into shown_changes (subject) values (${subject}); end`;
  },
  postgres: ({ name, after, when = 'true', column, word = '' }) => {
    const call = column === undefined ? `note_shown_word('${word}')` : `note_shown_${column}()`;
    return `create trigger ${name} after ${after} for each row when (${when}) execute function ${call}`;
  },
};
