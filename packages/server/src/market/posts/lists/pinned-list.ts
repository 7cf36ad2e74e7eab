import type { Place } from '../../../foundation/db/keyset.ts';
import type { ListPart } from './post-rows.ts';

/** A list that can be pinned: its query, and the query of its posts that were deleted since. */
export interface PinnedList {
  list: (part: ListPart) => Promise<Place[]>;
  listRemoved: (pinned: number) => Promise<Place[]>;
}

/**
 * A part of a list as it was at a point in time. Posts that have been deleted since keep their places, so that later
 * posts do not move into pages that have been read already. When the posts are read, the deleted ones are missing.
 */
export async function listPinned(
  { list, listRemoved }: PinnedList,
  part: { now: number; until: number; limit: number; offset: number },
): Promise<Place[]> {
  // The deleted posts are read last: a post that was deleted before the first query is among them, and one that is
  // deleted later was still found.
  const found = await list(part);
  if ((await listRemoved(part.until)).length === 0) return found;
  const end = part.offset + part.limit;
  const current = await list({ ...part, limit: end, offset: 0 });
  const places = new Map([...current, ...(await listRemoved(part.until))].map((place) => [place.id, place]));
  return [...places.values()].toSorted(newestFirst).slice(part.offset, end);
}

function newestFirst(a: Place, b: Place): number {
  return b.created_at - a.created_at || (a.id < b.id ? 1 : -1);
}
