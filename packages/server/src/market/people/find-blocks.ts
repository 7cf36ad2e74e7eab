import type { Block } from '@oja/contract/blocks';

import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';

const listBlocks = prepareStatement<
  { pairs: readonly { one_id: string; other_id: string }[] },
  { blocker_id: string; blocked_id: string }
>(
  ({ rows }) => sql`
    select blocker_id, blocked_id from ${rows('pairs', { one_id: 'id', other_id: 'id' })}
    join blocks on blocker_id = one_id and blocked_id = other_id`,
);

/**
 * The block between each pair of people, as the first person of the pair sees it.
 * @returns an answer for each pair, in their order
 */
export async function findBlocks(queries: Queries, pairs: readonly (readonly [string, string])[]): Promise<Block[]> {
  if (pairs.length === 0) return [];
  const rows = await listBlocks(queries, {
    pairs: pairs.flatMap(([one, other]) => [
      { one_id: one, other_id: other },
      { one_id: other, other_id: one },
    ]),
  });
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
