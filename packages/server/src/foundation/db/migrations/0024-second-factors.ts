import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Authenticator apps, passkeys and recovery codes, and the logins that wait for one of them. */
export const secondFactors: Migration = {
  name: '0024-second-factors',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      'alter table users add column second_factors integer not null default 0',
      `create table totp_factors (
        user_id ${id} primary key references users (id) on delete cascade,
        secret text not null,
        last_step ${moment} not null,
        created_at ${moment} not null
      )${end}`,
      `create table passkeys (
        id ${id} primary key,
        user_id ${id} not null references users (id) on delete cascade,
        credential_id text not null unique,
        public_key text not null,
        counter ${moment} not null,
        transports text not null,
        name text not null,
        created_at ${moment} not null,
        last_used_at ${moment}
      )${end}`,
      'create index passkeys_by_user on passkeys (user_id)',
      `create table recovery_codes (
        user_id ${id} not null references users (id) on delete cascade,
        code_hash text not null,
        used_at ${moment},
        primary key (user_id, code_hash)
      )${end}`,
      `create table factor_enrolments (
        token_hash text not null references sessions (token_hash) on delete cascade,
        kind text not null,
        value text not null,
        expires_at ${moment} not null,
        primary key (token_hash, kind)
      )${end}`,
      'create index factor_enrolments_by_expiry on factor_enrolments (expires_at)',
      `create table login_challenges (
        token_hash text primary key,
        user_id ${id} not null references users (id) on delete cascade,
        passkey_challenge text not null,
        tries integer not null,
        device_token text,
        expires_at ${moment} not null
      )${end}`,
      'create index login_challenges_by_user on login_challenges (user_id)',
      'create index login_challenges_by_expiry on login_challenges (expires_at)',
    ]);
  },
};
