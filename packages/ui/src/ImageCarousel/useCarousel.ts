import autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';

import { useInView } from '../hooks/useInView.ts';
import type { Direction } from '../hooks/useDirection.ts';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import { createSwipeThreshold } from './swipe-threshold.ts';
import { useResting } from './useResting.ts';

/** Spec §9. */
const ADVANCE_MS = 5000;

/** The plugin only keeps the time: when to play is decided here, so it never restarts what someone has paused. */
const createTimer = () => [autoplay({ delay: ADVANCE_MS, playOnInit: false, stopOnFocusIn: false })];

interface CarouselOptions {
  /** Number of pictures. */
  count: number;
  /** The one shown first. */
  startIndex: number;
  /** May advance by itself. */
  autoPlay: boolean;
  /** Which way its pictures follow each other. */
  direction: Direction;
  /** The whole carousel: it plays only while seen, and rests while pointed at or focused. */
  root: RefObject<HTMLElement | null>;
  /** Called with the picture that came into view. */
  onIndexChange: ((index: number) => void) | undefined;
}

/** State and moves of a carousel. */
export function useCarousel({ count, startIndex, autoPlay, direction, root, onIndexChange }: CarouselOptions) {
  const reduced = useReducedMotion();
  const seen = useInView(root);
  const resting = useResting(root);
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(startIndex);
  const several = count > 1;
  const canPlay = autoPlay && several && !reduced;
  const plays = canPlay && seen && !paused && !resting;

  const [timer] = useState(createTimer);
  const [{ watchDrag, follow }] = useState(createSwipeThreshold);
  const [viewport, api] = useEmblaCarousel({ loop: several, startIndex, direction, watchDrag: several && watchDrag }, timer);

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
  useEffect(() => {
    const clock = api?.plugins().autoplay;
    if (!clock || !plays) return undefined;
    const start = () => clock.play();
    start();
    // A drag stops the clock; letting go starts it anew.
    api.on('pointerUp', start);
    return () => {
      api.off('pointerUp', start);
      clock.stop();
    };
  }, [api, plays]);

  return {
    viewport,
    index: Math.min(index, count - 1),
    several,
    canPlay,
    paused,
    setPaused,
    plays,
    next: () => api?.scrollNext(reduced),
    previous: () => api?.scrollPrev(reduced),
  };
}
