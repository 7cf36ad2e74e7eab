import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Substring search by index. Where the extension cannot be created, search still works, only slower. */
const TRIGRAM_INDEX = `do $$ begin
  create extension if not exists pg_trgm;
  create index posts_by_search_text on posts using gin (search_text gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm is not available: search runs without an index';
end $$`;

/** Posts, likes and saved posts. */
export const posts: Migration = {
  name: '0002-posts',
  async up(queries, kind) {
    const { id, moment, amount, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table posts (
        id ${id} primary key,
        user_id ${id} not null references users (id) on delete cascade,
        title text not null,
        description text not null,
        category text,
        price_kobo ${amount},
        phone_number text not null,
        location text not null,
        condition text,
        price_point text,
        images text not null,
        search_text text not null,
        likes_count integer not null check (likes_count >= 0),
        replies_count integer not null check (replies_count >= 0),
        created_at ${moment} not null
      )${end}`,
      'create index posts_by_age on posts (created_at desc, id desc)',
      'create index posts_by_user on posts (user_id, created_at desc, id desc)',
      `create table likes (
        post_id ${id} not null references posts (id) on delete cascade,
        user_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        primary key (post_id, user_id)
      )${end}`,
      'create index likes_by_user on likes (user_id)',
      `create table saves (
        user_id ${id} not null references users (id) on delete cascade,
        post_id ${id} not null references posts (id) on delete cascade,
        created_at ${moment} not null,
        primary key (user_id, post_id)
      )${end}`,
      'create index saves_by_user on saves (user_id, created_at desc, post_id)',
      'create index saves_by_post on saves (post_id)',
    ]);
    if (kind === 'postgres') await runStatements(queries, [TRIGRAM_INDEX]);
  },
};
