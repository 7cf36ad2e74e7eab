import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import autoplay from 'embla-carousel-autoplay';

import type { Direction } from '../hooks/useDirection.ts';
import { createSwipeThreshold } from './swipe-threshold.ts';

/** Spec §9. */
const ADVANCE_MS = 5000;

/** What turns the pictures, and how to end it. */
export interface CarouselEngine {
  /** Moves the row, and tells of its moves. */
  api: EmblaCarouselType;
  /** Ends it, and leaves the row as it was. */
  stop: () => void;
}

/**
 * Puts the pictures in an element into motion: swipes, moves, and a clock that is started from outside.
 * @param viewport holds the track with the pictures
 */
export function startEngine(viewport: HTMLElement, { startIndex, direction }: { startIndex: number; direction: Direction }): CarouselEngine {
  const { watchDrag, follow } = createSwipeThreshold();
  // The plugin only keeps the time: when to play is decided elsewhere, so it never restarts what someone has paused.
  const clock = autoplay({ delay: ADVANCE_MS, playOnInit: false, stopOnFocusIn: false });
  const api = EmblaCarousel(viewport, { loop: true, startIndex, direction, watchDrag }, [clock]);
  const unfollow = follow(api);
  return {
    api,
    stop() {
      unfollow();
      api.destroy();
    },
  };
}
