/** A message as the screen shows it. */
export interface Shown {
  name: string;
  /** `Seen`, `Sent`, `Sending` or `Not sent` for an own message; '' for the other's. */
  status: string;
}

interface Joined {
  /** What has been read with this view, from old to new. */
  all: readonly Shown[];
  /** The view begins with the oldest message that had been read before. */
  isAtOldest: boolean;
  /** Where unread messages are: above the view, or below it, because it went up too far. */
  next: 'up' | 'down';
}

/**
 * Joins a view of a thread to what has been read from the newest message up. The view may lack rows close to its edges:
 * a thread that has moved down because older messages came above it renders none above the view.
 * @param read what has been read, from old to new; empty at first
 * @param shown the messages of the view, from old to new
 */
export function joinView(read: readonly Shown[], shown: readonly Shown[]): Joined {
  if (read.length === 0) return { all: shown, isAtOldest: false, next: 'up' };
  const known = new Set(read.map(({ name }) => name));
  const first = shown.findIndex(({ name }) => known.has(name));
  const isOldest = first !== -1 && shown[first]?.name === read[0]?.name;
  return {
    all: isOldest ? [...shown.slice(0, first), ...read] : read,
    isAtOldest: isOldest && first === 0,
    next: isOldest || first === 0 ? 'up' : 'down',
  };
}
