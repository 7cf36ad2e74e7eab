import type { Queries } from '../../foundation/db/database.ts';
import type { Presence } from '../../foundation/events/presence.ts';
import { findBlocks } from './find-blocks.ts';
import { showsPresence } from './shows-presence.ts';

/**
 * The ones among some people whom the viewer sees as online. Presence is hidden between blocked users. A viewer who
 * hides their own presence sees nobody as online.
 */
export async function onlineFor(
  queries: Queries,
  presence: Presence,
  viewerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const online = [...presence.isOnline(ids)];
  if (online.length === 0 || !(await showsPresence(queries, viewerId))) return new Set();
  const blocks = await findBlocks(
    queries,
    online.map((id) => [viewerId, id] as const),
  );
  return new Set(online.filter((_, index) => blocks[index] === 'none'));
}
