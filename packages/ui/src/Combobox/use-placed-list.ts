import { useLayoutEffect, type RefObject } from 'react';

import { placeList } from './place-list.ts';

/**
 * Shows the list in the browser's top layer, where no scrolling box or dialog clips it, and keeps it beside its box. It
 * stays a child of the box in the document, so in a dialog it belongs to the dialog.
 */
export function usePlacedList(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Browsers without popovers show it in the ordinary stacking order.
    element.showPopover?.();

    const place = () => {
      const anchor = element.parentElement?.getBoundingClientRect();
      if (!anchor) return;
      const view = window.visualViewport;
      const top = view?.offsetTop ?? 0;
      const { left, width, maxHeight, ...edge } = placeList(
        anchor,
        { top, bottom: top + (view?.height ?? innerHeight) },
        innerHeight,
      );
      // A zoomed page scales lengths that are set here, but not measured ones.
      const zoom = element.currentCSSZoom ?? 1;
      const length = (pixels: number | undefined) => (pixels === undefined ? 'auto' : `${pixels / zoom}px`);
      Object.assign(element.style, {
        left: length(left),
        width: length(width),
        // Six and a half options: the half one shows that there are more.
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
