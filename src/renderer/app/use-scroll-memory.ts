import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { whenIdle } from '../platform/when-idle.ts';
import { findPlace, restorePlace, type ScrollPlace } from './scroll-place.ts';

const KEY = 'oja.scroll';
const PLACES_MAX = 50;
/** How long after the last scroll event the visible row is looked up, in milliseconds. */
const IDLE_MS = 100;

function readPlaces(): Map<string, ScrollPlace> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this tab, and at worst a wrong scroll position
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, ScrollPlace][]);
  } catch {
    return new Map();
  }
}

function keepPlaces(places: Map<string, ScrollPlace>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-PLACES_MAX)));
  } catch {
    // Without storage, the page starts at the top after a reload.
  }
}

/** Stores a position as the newest entry: the oldest is removed first. */
function remember(places: Map<string, ScrollPlace>, entry: string, place: ScrollPlace): void {
  places.delete(entry);
  places.set(entry, place);
}

/** Whether this page load is a reload or a history navigation. A page with a typed address starts at its top. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

/**
 * Restores the scroll position on back, forward and reload. The browser cannot do it: it tries before the screen is
 * rendered, and rows out of view have no height yet. New pages start at their top, see useScrollToTop.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  // The entry of an address that was opened directly has a default key.
  const entry = `${key} ${pathname}${search}`;
  const [places] = useState(readPlaces);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === entry) return undefined;
    shown.current = entry;
    const place = places.get(entry);
    if (type === NavigationType.Pop && place && (!isFirst || isReturn())) return restorePlace(place);
    places.delete(entry);
    return undefined;
  }, [entry, places, type]);

  // Another tab of the same screen keeps the current scroll position. Read earlier, it would force a layout.
  useEffect(
    () =>
      whenIdle(() => {
        if (shown.current === entry && !places.has(entry)) remember(places, entry, { y: globalThis.scrollY });
      }),
    [entry, places],
  );

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = undefined;
      if (shown.current !== undefined) remember(places, shown.current, findPlace());
    };
    const onScroll = ({ target }: Event) => {
      if (shown.current === undefined || target !== document) return;
      // Stored without a row until the row is looked up: the previous row has moved by now.
      remember(places, shown.current, { y: globalThis.scrollY });
      clearTimeout(timer);
      timer = setTimeout(look, IDLE_MS);
    };
    const onLeave = () => {
      if (timer !== undefined || (shown.current !== undefined && !places.has(shown.current))) look();
    };
    const onHide = () => {
      onLeave();
      keepPlaces(places);
    };
    // Runs before other handlers change the page: measuring after a change would force a synchronous layout.
    globalThis.addEventListener('scroll', onScroll, { passive: true, capture: true });
    globalThis.addEventListener('click', onLeave, { capture: true });
    globalThis.addEventListener('popstate', onLeave);
    globalThis.addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(timer);
      history.scrollRestoration = before;
      globalThis.removeEventListener('scroll', onScroll, { capture: true });
      globalThis.removeEventListener('click', onLeave, { capture: true });
      globalThis.removeEventListener('popstate', onLeave);
      globalThis.removeEventListener('pagehide', onHide);
    };
  }, [places]);
}
