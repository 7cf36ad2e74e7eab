import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

import type { Direction } from '../hooks/use-surroundings.ts';
import { createSwipeThreshold } from './swipe-threshold.ts';

/** The engine of a carousel, and how to stop it. */
export interface CarouselEngine {
  /** Embla's API, which moves the track and emits its events. */
  api: EmblaCarouselType;
  /** Stops the engine and resets the track. */
  stop: () => void;
}

/**
 * Makes the pictures in an element movable: swipes and programmatic moves.
 * @param viewport the element that holds the track with the pictures
 */
export function startEngine(
  viewport: HTMLElement,
  { startIndex, direction, swipeDistance }: { startIndex: number; direction: Direction; swipeDistance: number },
): CarouselEngine {
  const { watchDrag, overrideRelease } = createSwipeThreshold(swipeDistance);
  const api = EmblaCarousel(viewport, { loop: true, startIndex, direction, watchDrag });
  const restoreRelease = overrideRelease(api);
  return {
    api,
    stop() {
      restoreRelease();
      api.destroy();
    },
  };
}
