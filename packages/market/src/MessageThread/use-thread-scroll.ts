import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { ScrollPosition, type ThreadRender } from './scroll-position.ts';

interface ThreadScroll extends Omit<ThreadRender, 'marker'> {
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>;
  /** The element that holds the rows. */
  rows: RefObject<HTMLElement | null>;
  /** The unread marker: the thread opens there, just below the top edge, rather than at its end. */
  marker: RefObject<HTMLElement | null>;
  /** The caller virtualises the rows. */
  windowed: boolean;
  /** Called on opening and on changes with whether the newest message is in view. */
  onAtNewestChange: ((atNewest: boolean) => void) | undefined;
}

/** Connects a thread's elements with a ScrollPosition. */
export function useThreadScroll({ scroller, rows, marker, windowed, onAtNewestChange, ...render }: ThreadScroll) {
  const { opensAtMarker, hasNewer } = render;
  // A thread that opens further up is never at the newest message first: messages would count as seen.
  const [atNewest, setAtNewest] = useState(!opensAtMarker && !hasNewer);
  const position = useRef<ScrollPosition>(null);

  useLayoutEffect(() => {
    const area = scroller.current;
    const content = rows.current;
    if (!area || !content) return undefined;
    const created = new ScrollPosition({ area, rows: content, windowed, onAtNewest: setAtNewest });
    position.current = created;
    // Loading pictures, an on-screen keyboard and a growing composer change heights.
    const observer = new ResizeObserver(() => created.restore());
    observer.observe(area);
    observer.observe(content);
    const record = () => created.record();
    area.addEventListener('scroll', record, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', record);
    };
  }, [scroller, rows, windowed]);

  // After every render, because each one may have changed heights above the reader.
  useLayoutEffect(() => position.current?.handleRender({ ...render, marker: marker.current }));

  const report = useEffectEvent((at: boolean) => onAtNewestChange?.(at));
  useEffect(() => {
    // Returns nothing: React would take a handler's result, such as a promise, for a clean-up function.
    report(atNewest);
  }, [atNewest]);

  const scrollToNewest = useCallback(() => position.current?.scrollToNewest(), []);
  return { atNewest, scrollToNewest };
}
