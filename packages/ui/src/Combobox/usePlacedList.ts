import { useLayoutEffect, type RefObject } from 'react';

import { placeList } from './place-list.ts';

/**
 * Shows the list in the browser's top layer, where no scrolling box or dialog cuts it off, and keeps it at its box. It
 * stays where it is in the document, a child of the box, so inside a dialog it works as the dialog's own.
 */
export function usePlacedList(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Browsers before popovers show it in the ordinary flow of layers.
    element.showPopover?.();

    const place = () => {
      const anchor = element.parentElement?.getBoundingClientRect();
      if (!anchor) return;
      const view = window.visualViewport;
      const top = view?.offsetTop ?? 0;
      const { left, width, maxHeight, ...edge } = placeList(anchor, { top, bottom: top + (view?.height ?? innerHeight) }, innerHeight);
      // Lengths that are set here are scaled by a zoomed page once more, measured ones are not.
      const zoom = element.currentCSSZoom ?? 1;
      const length = (pixels: number | undefined) => (pixels === undefined ? 'auto' : `${pixels / zoom}px`);
      Object.assign(element.style, {
        left: length(left),
        width: length(width),
        // Six choices and a half: the half one says that there are more.
        maxHeight: `min(18.75rem, ${length(maxHeight)})`,
        top: length(edge.top),
        bottom: length(edge.bottom),
      });
    };
    place();
    const until = new AbortController();
    const { signal } = until;
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('scroll', place, { signal });
    return () => until.abort();
  }, [list]);
}
