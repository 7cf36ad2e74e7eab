import { useEffect, useState, type RefObject } from 'react';

import { useInView } from '../hooks/useInView.ts';
import type { Direction } from '../hooks/useDirection.ts';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import { useCarouselEngine } from './useCarouselEngine.ts';
import { useResting } from './useResting.ts';

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

  const onSelect = (selected: number) => {
    setIndex(selected);
    onIndexChange?.(selected);
  };
  const { viewport, isReady, api, move } = useCarouselEngine({ several, startIndex, direction, onSelect });

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
    isReady,
    index: Math.min(index, count - 1),
    several,
    canPlay,
    paused,
    setPaused,
    plays,
    next: () => move((engine) => engine.scrollNext(reduced)),
    previous: () => move((engine) => engine.scrollPrev(reduced)),
  };
}
