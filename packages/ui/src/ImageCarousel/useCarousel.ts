import autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState, type RefObject } from 'react';

import { useReducedMotion } from '../useReducedMotion/useReducedMotion.ts';
import { createSwipeThreshold } from './swipe-threshold.ts';
import { useSeen } from './useSeen.ts';

/** Spec §9. */
const ADVANCE_MS = 5000;

interface CarouselOptions {
  /** Number of pictures. */
  count: number;
  /** The one shown first. */
  startIndex: number;
  /** May advance by itself. */
  autoPlay: boolean;
  /** The whole carousel: it plays only while seen, and rests while pointed at or focused. */
  root: RefObject<HTMLElement | null>;
  /** Called with the picture that came into view. */
  onIndexChange: ((index: number) => void) | undefined;
}

/** State and moves of a carousel. */
export function useCarousel({ count, startIndex, autoPlay, root, onIndexChange }: CarouselOptions) {
  const reduced = useReducedMotion();
  const seen = useSeen(root);
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(startIndex);
  const several = count > 1;
  const canPlay = autoPlay && several && !reduced;
  const plays = canPlay && seen && !paused;

  const plugins = useMemo(
    () =>
      plays
        ? [
            autoplay({
              delay: ADVANCE_MS,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
              rootNode: (viewport) => viewport.parentElement,
            }),
          ]
        : [],
    [plays],
  );
  const [{ watchDrag, follow }] = useState(createSwipeThreshold);
  const [viewport, api] = useEmblaCarousel({ loop: several, startIndex, watchDrag: several && watchDrag }, plugins);

  useEffect(() => follow(api), [api, follow]);
  useEffect(() => {
    if (!api) return undefined;
    const select = () => {
      setIndex(api.selectedScrollSnap());
      onIndexChange?.(api.selectedScrollSnap());
    };
    api.on('select', select);
    return () => void api.off('select', select);
  }, [api, onIndexChange]);

  return {
    viewport,
    index: Math.min(index, count - 1),
    several,
    canPlay,
    paused,
    setPaused,
    /** Playing at the moment, as far as we know: then changes are not announced. */
    plays,
    next: () => api?.scrollNext(reduced),
    previous: () => api?.scrollPrev(reduced),
  };
}
