import { randomInt } from 'node:crypto';

import { RECOVERY_CODES, RECOVERY_CODE_LENGTH } from '@oja/contract/limits';
import { hashRaw } from '@node-rs/argon2';

import type { Queries } from '../../../foundation/db/database.ts';

/** Letters and digits that do not look alike, as in recovery-code.ts, in lower case. */
const ALPHABET = 'acdefghjkmnpqrtuxy34679';

/** New recovery codes of an account, which are shown once, and their hashes. */
export interface NewRecoveryCodes {
  /** As they are shown, `xxxxx-xxxxx`. */
  codes: string[];
  hashes: string[];
}

/** Makes ten random codes. Call it outside of a transaction: hashing them is slow. */
export async function makeRecoveryCodes(userId: string): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes: codes.map(asShown), hashes: await Promise.all(codes.map((code) => hashRecoveryCode(userId, code))) };
}

/**
 * The hash that is stored in place of a code. It is slow, so that a leaked database does not reveal codes. Its salt is
 * the account's id: to look up a code, one hash is computed, not one for each stored code.
 * @param code without its dash, in lower case
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  const salt = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return (await hashRaw(code, { salt })).toString('base64url');
}

/** Replaces all recovery codes of an account, in the caller's transaction. */
export async function replaceRecoveryCodes(
  transaction: Queries,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null }));
  await transaction.insertInto('recovery_codes').values(rows).execute();
}

/** Whether an account has recovery codes, used or not. */
export async function hasRecoveryCodes(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const { left } = await queries
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

function newCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function asShown(code: string): string {
  const middle = RECOVERY_CODE_LENGTH / 2;
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}
