import type { Queries } from '../db/database.ts';
import type { Presence } from '../realtime/presence.ts';
import { findBlocks } from './find-blocks.ts';

/** Those of some people who are online, as far as the viewer is told: across a block nobody is. */
export async function onlineFor(queries: Queries, presence: Presence, viewerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const online = [...presence.isOnline(ids)];
  const blocks = await findBlocks(queries, online.map((id) => [viewerId, id] as const));
  return new Set(online.filter((_, index) => blocks[index] === 'none'));
}
