import { newId } from '../../foundation/db/new-id.ts';
import type { Queries } from '../../foundation/db/database.ts';
import { addressKey } from '../../foundation/http/address-key.ts';
import { hashToken, newToken } from '../../foundation/secrets/secret-token.ts';

/** How long a device is known after its last sign-in, in milliseconds. */
export const KNOWN_MS = 365 * 24 * 60 * 60_000;

/** The most devices that are known for an account. A further one replaces the one that signed in longest ago. */
const DEVICES_MAX = 20;

/** Who makes a call without a session, for the limits. */
export interface Caller {
  /** The device where it signed in to the account before, else the address, for IPv6 the /64 network. */
  key: string;
  /** Whether the device signed in to the account before. */
  isKnown: boolean;
}

/** A call that may carry the mark of a device. */
export interface Call {
  address: string;
  deviceToken: string | undefined;
}

/**
 * Finds out whether a call comes from a device that signed in to an account before.
 * @param userId undefined where there is no account: the same is read, so that the time reveals nothing
 */
export async function findCaller(
  queries: Queries,
  { address, deviceToken }: Call,
  userId: string | undefined,
  now: number,
): Promise<Caller> {
  const stranger = { key: `address:${addressKey(address)}`, isKnown: false };
  if (deviceToken === undefined || !(await isKnownDevice(queries, deviceToken, userId ?? newId(), now)))
    return stranger;
  return { key: `device:${hashToken(deviceToken)}`, isKnown: true };
}

/** Whether a device signed in to an account before. */
export async function isKnownDevice(
  queries: Queries,
  deviceToken: string | undefined,
  userId: string,
  now: number,
): Promise<boolean> {
  if (deviceToken === undefined) return false;
  const device = await queries
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(deviceToken))
    .where('last_used_at', '>', now - KNOWN_MS)
    .executeTakeFirst();
  return device !== undefined;
}

/** Like findCaller, for a call that names no account: a device is known where it signed in to any. */
export async function findCallerOfAny(queries: Queries, { address, deviceToken }: Call, now: number): Promise<Caller> {
  const userId = deviceToken === undefined ? undefined : await anyAccountOf(queries, deviceToken, now);
  return findCaller(queries, { address, deviceToken }, userId, now);
}

/**
 * Notes that a device has signed in to an account, or has proven to hold its email.
 * @param deviceToken the device's mark, if it has one
 * @returns the mark for the device to store: its own, or a new one if it has none or an unknown one; and whether the
 *   device is new to an account that has others
 */
export async function rememberDevice(
  queries: Queries,
  userId: string,
  deviceToken: string | undefined,
  now: number,
): Promise<{ deviceToken: string; isNew: boolean }> {
  const isOurs = deviceToken !== undefined && (await anyAccountOf(queries, deviceToken, now)) !== undefined;
  const token = isOurs ? deviceToken : newToken();
  const tokenHash = hashToken(token);
  const before = await queries.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute();
  await queries
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenHash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: now }))
    .execute();
  const newest = queries
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(DEVICES_MAX);
  await queries
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', newest)
    .execute();
  const isNew = before.length > 0 && !before.some((device) => device.token_hash === tokenHash);
  return { deviceToken: token, isNew };
}

async function anyAccountOf(queries: Queries, deviceToken: string, now: number): Promise<string | undefined> {
  const device = await queries
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(deviceToken))
    .where('last_used_at', '>', now - KNOWN_MS)
    .executeTakeFirst();
  return device?.user_id;
}
