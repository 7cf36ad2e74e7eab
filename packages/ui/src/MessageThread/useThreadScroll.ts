import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { PlaceKeeper, type RenderedThread } from './place-keeper.ts';

interface ThreadScroll extends Omit<RenderedThread, 'marker'> {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Its rows. */
  rows: RefObject<HTMLElement | null>;
  /** The unread marker: a thread opens there, just below the edge, rather than at its end. */
  marker: RefObject<HTMLElement | null>;
  /** Rows are in a window of the caller's. */
  windowed: boolean;
}

/** Ties a thread's elements to the keeper of its reader's place. */
export function useThreadScroll({ scroller, rows, marker, lastId, lastIsOwn, opensAtMarker, windowed }: ThreadScroll) {
  // Not even for a moment at the newest where it opens further up: messages would count as seen.
  const [atNewest, setAtNewest] = useState(!opensAtMarker);
  const keeper = useRef<PlaceKeeper>(null);

  useLayoutEffect(() => {
    const area = scroller.current;
    const inside = rows.current;
    if (!area || !inside) return undefined;
    const made = new PlaceKeeper({ area, rows: inside, windowed, onAtNewest: setAtNewest });
    keeper.current = made;
    // Pictures that load, a keyboard that opens, a composer that grows.
    const observer = new ResizeObserver(() => made.settle());
    observer.observe(area);
    observer.observe(inside);
    const remember = () => made.remember();
    area.addEventListener('scroll', remember, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', remember);
    };
  }, [scroller, rows, windowed]);

  // After every render, for any of them may have changed heights above the reader.
  useLayoutEffect(() => keeper.current?.rendered({ lastId, lastIsOwn, opensAtMarker, marker: marker.current }));

  const toNewest = useCallback(() => keeper.current?.toNewest(), []);
  return { atNewest, toNewest };
}
