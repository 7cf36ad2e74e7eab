import { useState } from 'react';

import type { CommandPaletteItem } from './palette-items.ts';

/**
 * The marked item of a list: the one to which the keys moved, or else the first.
 * @param startKey key of the item that is marked before a key is pressed; the first one without it
 */
export function useActiveItem<Item extends CommandPaletteItem>(items: readonly Item[], startKey: string | undefined) {
  const [movedKey, setMovedKey] = useState<string>();
  const activeKey = movedKey ?? startKey;
  const active = items.find(({ key }) => key === activeKey) ?? items[0];
  return {
    active,
    /** Moves as a pressed key says; returns whether it is a key that moves. */
    move: (key: string): boolean => {
      const next = stepFrom(key, active ? items.indexOf(active) : -1, items.length);
      if (next !== undefined) setMovedKey(items[next]?.key);
      return next !== undefined;
    },
    /** Forgets where the keys moved. */
    reset: () => setMovedKey(undefined),
  };
}

/**
 * Returns where a key leads in a list: the arrow keys round its ends, Home and End to its ends.
 * @param key the pressed key, `KeyboardEvent.key`
 * @param index the current position, -1 for none
 * @param count the length of the list
 * @returns undefined if the key does not move, or the list is empty
 */
function stepFrom(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
