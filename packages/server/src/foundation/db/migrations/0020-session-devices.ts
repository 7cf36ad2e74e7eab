import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** The longest lifetime of a session: 90 days. */
const LONGEST_MS = 90 * 24 * 60 * 60_000;

/**
 * Adds the ids: a random UUID of version 4 for each row that there is. On PostgreSQL, servers of the earlier version
 * may still open sessions during an update, so it is the default as well. SQLite has no function for it, and one
 * server.
 */
const ADD_IDS: Record<DatabaseKind, readonly string[]> = {
  postgres: ['alter table sessions add column id uuid not null default gen_random_uuid()'],
  sqlite: [
    'alter table sessions add column id text',
    `update sessions set id = lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' ||
      substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
  ],
};

/**
 * An id for each session that its user may see, and where it was opened. Earlier sessions have no device. They end 90
 * days after their sign-in, like all others.
 */
export const sessionDevices: Migration = {
  name: '0020-session-devices',
  async up(queries, kind) {
    await runStatements(queries, [
      ...ADD_IDS[kind],
      `alter table sessions add column device text not null default ''`,
      `alter table sessions add column place text not null default ''`,
      `update sessions set expires_at = created_at + ${LONGEST_MS}
        where expires_at > created_at + ${LONGEST_MS}`,
      'create unique index sessions_by_id on sessions (id)',
    ]);
  },
};
