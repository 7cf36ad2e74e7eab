import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The status of each post, decision 065. `shown_until`, which the lists' indexes and `post_numbers` have, is 0 while a
 * post is sold or paused, so that no list looks at the status. More indexes of lists have it now: unlisted posts
 * are passed by without reading their rows. A change is in the log of 0018, because posts show it.
 * `status_news` has the posts whose savers are to be notified, from `due_at` on.
 */
export const postStatus: Migration = {
  name: '0039-post-status',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `alter table posts add column status text not null default 'available'
        check (status in ('available', 'reserved', 'sold', 'paused'))`,
      `alter table posts add column unlisted_until ${moment} check (
        case when status in ('sold', 'paused') then unlisted_until is not null and shown_until = 0
          else unlisted_until is null end
      )`,
      `create index posts_unlisted on posts (user_id, status, created_at desc, id desc)
        where unlisted_until is not null`,
      ...LISTS.flatMap(([name, columns, where = '']) => [
        `drop index ${name}`,
        `create index ${name} on posts (${columns}, created_at desc, id desc, shown_until)${where}`,
      ]),
      `alter table saves add column known_status text check (known_status in ('reserved', 'sold'))`,
      `create table status_news (
        post_id ${id} primary key references posts (id) on delete cascade,
        due_at ${moment} not null
      )${end}`,
      'create index status_news_by_time on status_news (due_at)',
      TRIGGER[kind],
    ]);
  },
};

/** The indexes of 0002, 0003 and 0031 that begin with what a list is of. */
const LISTS = [
  ['posts_by_user', 'user_id'],
  ['posts_by_category', 'category'],
  ['posts_by_state', 'state', ' where state is not null'],
  ['posts_by_lga', 'lga', ' where lga is not null'],
] as const;

const TRIGGER: Record<DatabaseKind, string> = {
  sqlite: `create trigger shown_post_status after update on posts when old.status <> new.status begin
    insert into shown_changes (subject) values (old.id);
  end`,
  postgres: `create trigger shown_post_status after update on posts for each row when (old.status <> new.status)
    execute function note_shown_id()`,
};
