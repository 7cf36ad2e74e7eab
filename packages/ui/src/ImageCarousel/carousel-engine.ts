import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import autoplay from 'embla-carousel-autoplay';

import type { Direction } from '../hooks/use-direction.ts';
import { createSwipeThreshold } from './swipe-threshold.ts';

/** Product §9. */
const ADVANCE_MS = 5000;

/** The engine of a carousel, and how to stop it. */
export interface CarouselEngine {
  /** Embla's API, which moves the track and emits its events. */
  api: EmblaCarouselType;
  /** Stops the engine and resets the track. */
  stop: () => void;
}

/**
 * Makes the pictures in an element movable: swipes, programmatic moves, and a timer that is started from outside.
 * @param viewport the element that holds the track with the pictures
 */
export function startEngine(
  viewport: HTMLElement,
  { startIndex, direction }: { startIndex: number; direction: Direction },
): CarouselEngine {
  const { watchDrag, overrideRelease } = createSwipeThreshold();
  // The plugin is only the timer: the caller decides when to play, so it never restarts a paused carousel.
  const clock = autoplay({ delay: ADVANCE_MS, playOnInit: false, stopOnFocusIn: false });
  const api = EmblaCarousel(viewport, { loop: true, startIndex, direction, watchDrag }, [clock]);
  const restoreRelease = overrideRelease(api);
  return {
    api,
    stop() {
      restoreRelease();
      api.destroy();
    },
  };
}
