import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { EmailsTable } from '../db/tables/upkeep-tables.ts';
import type { OutgoingEmail } from './mailer.ts';

export type EmailRow = Selectable<EmailsTable>;

/**
 * How long a server has a claimed email for itself, in milliseconds. It is longer than any attempt takes with the
 * mailer's time limits. When the server dies during the attempt, the email is tried again after this time.
 */
const CLAIM_MS = 5 * 60_000;

/**
 * Stores an email that is due at once.
 * @returns its id
 */
export async function insertEmail(queries: Queries, email: OutgoingEmail, now: number): Promise<string> {
  const id = newId();
  await queries
    .insertInto('letters')
    .values({
      id,
      recipient: email.to,
      subject: email.subject,
      text: email.text,
      html: email.html,
      attempts: 0,
      next_attempt_at: now,
      last_fault: null,
      expires_at: now + email.lifetimeMs,
      created_at: now,
      unsubscribe: email.unsubscribe ?? null,
    })
    .execute();
  return id;
}

/**
 * Claims an email that is due, so that no other server sends it too.
 * @returns undefined when another server has it, or it is gone
 */
export function claimEmail(queries: Queries, id: string, now: number): Promise<EmailRow | undefined> {
  return queries
    .updateTable('letters')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: now + CLAIM_MS }))
    .where('id', '=', id)
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** The ids of the due emails, those due longest first. */
export async function dueEmailIds(queries: Queries, now: number, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('letters')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes an email that was sent or given up. */
export async function removeEmail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('letters').where('id', '=', id).execute();
}

/** Lets a claimed email be tried again at a later moment. */
export async function postponeEmail(
  queries: Queries,
  email: EmailRow,
  nextAttemptAt: number,
  reason: string,
): Promise<void> {
  await queries
    .updateTable('letters')
    .set({ next_attempt_at: nextAttemptAt, last_fault: reason })
    .where('id', '=', email.id)
    .where('attempts', '=', email.attempts)
    .execute();
}
