import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { findPlace, restorePlace, type ScrollPlace } from './scroll-place.ts';

const KEY = 'oja.scroll';
const PLACES_MAX = 50;
/** After this without scrolling, what stands in view is looked at. */
const IDLE_MS = 100;

function readPlaces(): Map<string, ScrollPlace> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this tab's own, and never more than a place on a page
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, ScrollPlace][]);
  } catch {
    return new Map();
  }
}

function keepPlaces(places: Map<string, ScrollPlace>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-PLACES_MAX)));
  } catch {
    // A browser that forbids storage begins at the top after a reload.
  }
}

/** The last one that was seen stands last, and is the last to be forgotten. */
function remember(places: Map<string, ScrollPlace>, entry: string, place: ScrollPlace): void {
  places.delete(entry);
  places.set(entry, place);
}

/** Whether this page load repeats an earlier one; an address that was typed begins at its top. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

/**
 * Back, forward and reload bring a screen back to where it was scrolled to. The browser alone does not: it looks before the
 * screen is there, and rows out of sight have no height yet. Pages that are asked for begin at their top, see useScrollToTop.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  // An address that was opened directly has no key of its own.
  const entry = `${key} ${pathname}${search}`;
  const [places] = useState(readPlaces);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === entry) return undefined;
    shown.current = entry;
    const place = places.get(entry);
    if (type === NavigationType.Pop && place && (!isFirst || isReturn())) return restorePlace(place);
    // Another tab of the same screen begins where the one before stood.
    remember(places, entry, { y: globalThis.scrollY });
    return undefined;
  }, [entry, places, type]);

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
      // Without its row until that is looked at: what stood in view before stands elsewhere now.
      remember(places, shown.current, { y: globalThis.scrollY });
      clearTimeout(timer);
      timer = setTimeout(look, IDLE_MS);
    };
    const onLeave = () => {
      if (timer !== undefined) look();
    };
    const onHide = () => {
      onLeave();
      keepPlaces(places);
    };
    // Before anybody changes the page for it: to ask after that where it stands has the browser lay it out at once.
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
