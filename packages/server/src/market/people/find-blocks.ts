import type { Block } from '@oja/contract/blocks';

import type { Queries } from '../../foundation/db/database.ts';

/** The blocks between pairs of people, in either direction. */
async function blocksBetween(
  queries: Queries,
  pairs: readonly (readonly [string, string])[],
): Promise<{ blocker_id: string; blocked_id: string }[]> {
  if (pairs.length === 0) return [];
  return queries
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where((where) =>
      where.or(
        pairs.flatMap(([one, other]) => [
          where.and({ blocker_id: one, blocked_id: other }),
          where.and({ blocker_id: other, blocked_id: one }),
        ]),
      ),
    )
    .execute();
}

/**
 * The block between each pair of people, as the first person of the pair sees it.
 * @returns an answer for each pair, in their order
 */
export async function findBlocks(queries: Queries, pairs: readonly (readonly [string, string])[]): Promise<Block[]> {
  const rows = await blocksBetween(queries, pairs);
  const found = new Set(rows.map((row) => `${row.blocker_id} ${row.blocked_id}`));
  return pairs.map(([viewer, other]) => {
    if (found.has(`${viewer} ${other}`)) return 'mine';
    return found.has(`${other} ${viewer}`) ? 'theirs' : 'none';
  });
}

/** The block between two people, as the viewer sees it. */
export async function findBlock(queries: Queries, viewerId: string, otherId: string): Promise<Block> {
  const [block = 'none'] = await findBlocks(queries, [[viewerId, otherId]]);
  return block;
}
