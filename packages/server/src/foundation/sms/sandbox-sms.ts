import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { SandboxSmsTable } from '../db/tables/sms-tables.ts';
import type { SmsSender } from './sms-sender.ts';

/** Stores each message in the database, where the page /sms shows it. */
export function sandboxSms(queries: Queries, now: () => number): SmsSender {
  return {
    async sendSms({ to, text }) {
      await queries.insertInto('sandbox_sms').values({ id: newId(), recipient: to, text, created_at: now() }).execute();
    },
  };
}

/** The newest messages, newest first. */
export function newestSms(queries: Queries, limit: number): Promise<Selectable<SandboxSmsTable>[]> {
  return queries.selectFrom('sandbox_sms').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
