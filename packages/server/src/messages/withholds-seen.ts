import { findBlock } from '../blocks/find-blocks.ts';
import type { Queries } from '../db/database.ts';

/**
 * Whether two people are not told what the other has seen: while either has blocked the other, or has read receipts off,
 * which counts for both.
 */
export async function withholdsSeen(queries: Queries, one: string, other: string): Promise<boolean> {
  const discreet = await queries
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [one, other])
    .where('read_receipts', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return discreet !== undefined || (await findBlock(queries, one, other)) !== 'none';
}
