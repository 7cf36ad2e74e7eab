import type { Queries } from '../../foundation/db/database.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { findFlagsOf } from './flag-store.ts';
import { toFlagNotice } from './flag-wire.ts';
import type { FlagEvent } from './record-flag-events.ts';

/** The events for admins about a restored account: reports of its posts and reviews, and its own, are open again. */
export async function flagEventsOfRestored(
  transaction: Queries,
  userId: string,
  addresses: ImageAddresses,
): Promise<FlagEvent[]> {
  const rows = await findFlagsOf(transaction, userId);
  return rows.map((row) => ({ name: 'newFlag', flag: toFlagNotice(row, addresses) }));
}
