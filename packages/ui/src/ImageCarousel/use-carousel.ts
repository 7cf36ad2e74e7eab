import { useState, type RefObject } from 'react';

import type { Direction } from '../hooks/use-surroundings.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { useSavesData } from '../hooks/use-saves-data.ts';
import { useInteraction, useIsMostInView } from './autoplay-conditions.ts';
import { useAdvance } from './use-advance.ts';
import { useCarouselEngine } from './use-carousel-engine.ts';

interface CarouselOptions {
  /** Number of pictures. */
  count: number;
  /** Index of the first visible picture. */
  startIndex: number;
  /** Whether it may advance automatically. */
  autoPlay: boolean;
  /** How long a picture stays, in milliseconds. */
  interval: number;
  /** The shortest swipe that changes the picture, in pixels. */
  swipeDistance: number;
  /** Whether the user browses the pictures, so that those beside the visible one are loaded. */
  isBrowsing: boolean;
  /** Direction of the page. */
  direction: Direction;
  /** Whether it is or was near the view; it needs no engine before. */
  isNear: boolean;
  /** Ref of the carousel: it plays only while visible, and pauses on hover, focus and touch. */
  root: RefObject<HTMLElement | null>;
  /** Called with the picture that came into view. */
  onIndexChange: ((index: number) => void) | undefined;
}

/** State and actions of a carousel. Of several carousels only the one that is most in view advances (product §9). */
export function useCarousel({
  count,
  startIndex,
  autoPlay,
  interval,
  swipeDistance,
  isBrowsing,
  direction,
  isNear,
  root,
  onIndexChange,
}: CarouselOptions) {
  const reduced = useReducedMotion();
  const savesData = useSavesData();
  const isMostInView = useIsMostInView(root);
  const isInteracting = useInteraction(root);
  const [paused, setPaused] = useState(false);
  const [selected, setSelected] = useState(startIndex);
  const several = count > 1;
  const index = Math.min(selected, count - 1);
  const canPlay = autoPlay && several && !reduced && !savesData;
  const plays = canPlay && isMostInView && !paused && !isInteracting;

  const onSelect = (now: number) => {
    setSelected(now);
    onIndexChange?.(now);
  };
  const { viewport, isReady, api, move } = useCarouselEngine({
    isNeeded: several && isNear,
    startIndex,
    direction,
    swipeDistance,
    onSelect,
  });
  const prepared = useAdvance(api, plays, interval, index, count);

  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([startIndex]));
  const beside = isBrowsing || isInteracting ? [(index + 1) % count, (index + count - 1) % count] : [];
  const needed = [index, ...beside, ...(prepared === undefined ? [] : [prepared])];
  if (needed.some((slide) => !loaded.has(slide))) setLoaded(new Set([...loaded, ...needed]));

  return {
    viewport,
    isReady,
    index,
    loaded,
    several,
    canPlay,
    isInteracting,
    paused,
    setPaused,
    plays,
    next: () => move((engine) => engine.scrollNext(reduced)),
    previous: () => move((engine) => engine.scrollPrev(reduced)),
  };
}
