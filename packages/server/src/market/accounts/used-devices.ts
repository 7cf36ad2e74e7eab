import type { Queries } from '../../foundation/db/database.ts';
import type { SessionOrigin } from './session-store.ts';

/** The devices that are stored for an account. A further one replaces the one that was used longest ago. */
const DEVICES_MAX = 100;

/**
 * Notes that an account logs in from a device, in the transaction that opens the session. A device is known again by
 * its words and its network, also after its session has ended.
 * @returns whether the device is new to an account that has used others; false for the first one
 */
export async function noteDevice(
  transaction: Queries,
  userId: string,
  { device, place }: SessionOrigin,
  now: number,
): Promise<boolean> {
  const used = await transaction
    .selectFrom('used_devices')
    .select(['device', 'place'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .execute();
  await transaction
    .insertInto('used_devices')
    .values({ user_id: userId, device, place, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device', 'place']).doUpdateSet({ last_used_at: now }))
    .execute();
  if (used.some((one) => one.device === device && one.place === place)) return false;
  for (const oldest of used.slice(DEVICES_MAX - 1)) {
    await transaction
      .deleteFrom('used_devices')
      .where('user_id', '=', userId)
      .where('device', '=', oldest.device)
      .where('place', '=', oldest.place)
      .execute();
  }
  return used.length > 0;
}
