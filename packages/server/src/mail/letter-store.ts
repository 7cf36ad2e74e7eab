import type { Selectable } from 'kysely';

import type { Queries } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { LettersTable } from '../db/tables/upkeep-tables.ts';
import type { Letter } from './mailer.ts';

export type LetterRow = Selectable<LettersTable>;

/**
 * How long a server that took a letter has it for itself. Longer than any attempt takes with the mailer's time limits;
 * when a server dies over it, the letter is tried again after this time.
 */
const CLAIM_MS = 5 * 60_000;

/** Writes a letter down, due at once. @returns its id */
export async function insertLetter(queries: Queries, letter: Letter, now: number): Promise<string> {
  const id = newId();
  await queries
    .insertInto('letters')
    .values({
      id,
      recipient: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      attempts: 0,
      next_attempt_at: now,
      last_fault: null,
      expires_at: now + letter.lifetimeMs,
      created_at: now,
    })
    .execute();
  return id;
}

/** Takes a letter that is due, so that no other server sends it too. @returns undefined when another one has it, or it is gone */
export function claimLetter(queries: Queries, id: string, now: number): Promise<LetterRow | undefined> {
  return queries
    .updateTable('letters')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: now + CLAIM_MS }))
    .where('id', '=', id)
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** The letters that have been due longest. */
export async function dueLetterIds(queries: Queries, now: number, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('letters')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Takes a letter that was handed over, or given up, off the list. */
export async function removeLetter(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('letters').where('id', '=', id).execute();
}

/** Lets a letter that this server had taken be tried again at a later moment. */
export async function postponeLetter(queries: Queries, letter: LetterRow, nextAttemptAt: number, reason: string): Promise<void> {
  await queries
    .updateTable('letters')
    .set({ next_attempt_at: nextAttemptAt, last_fault: reason })
    .where('id', '=', letter.id)
    .where('attempts', '=', letter.attempts)
    .execute();
}
