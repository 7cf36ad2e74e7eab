import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** People, their activation links and sessions, and who follows whom. */
export const accounts: Migration = {
  name: '0001-accounts',
  async up(queries, kind) {
    const { id, moment, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table users (
        id ${id} primary key,
        name text not null,
        user_name text not null,
        user_name_key text not null unique,
        email text not null unique,
        password_hash text not null,
        bio text not null,
        profile_image text,
        is_admin ${flag} not null,
        is_verified_vendor ${flag} not null,
        activated_at ${moment},
        followers_count integer not null check (followers_count >= 0),
        following_count integer not null check (following_count >= 0),
        posts_count integer not null check (posts_count >= 0),
        created_at ${moment} not null
      )${end}`,
      `create table activations (
        token_hash text primary key,
        user_id ${id} not null references users (id) on delete cascade,
        expires_at ${moment} not null,
        created_at ${moment} not null
      )${end}`,
      'create index activations_by_user on activations (user_id, created_at desc)',
      `create table sessions (
        token_hash text primary key,
        user_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        last_used_at ${moment} not null,
        expires_at ${moment} not null
      )${end}`,
      'create index sessions_by_user on sessions (user_id)',
      'create index sessions_by_expiry on sessions (expires_at)',
      `create table follows (
        follower_id ${id} not null references users (id) on delete cascade,
        followed_id ${id} not null references users (id) on delete cascade,
        created_at ${moment} not null,
        primary key (follower_id, followed_id),
        check (follower_id <> followed_id)
      )${end}`,
      'create index follows_by_follower on follows (follower_id, created_at desc, followed_id)',
      'create index follows_by_followed on follows (followed_id, created_at desc, follower_id)',
    ]);
  },
};
