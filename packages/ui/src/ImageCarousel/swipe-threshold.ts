import type { EmblaCarouselType } from 'embla-carousel';

type Drag = MouseEvent | TouchEvent;

/** Spec §9: a swipe of less than this leaves the picture where it is. */
const SWIPE_PX = 50;

const xOf = (event: Drag): number | undefined => ('touches' in event ? event.changedTouches[0] : event)?.clientX;

/**
 * Embla settles a swipe by its speed as well, so that a short flick would turn the page. This measures the way of the
 * finger, and when it is let go decides anew: one picture on, or back to where it was.
 */
export function createSwipeThreshold() {
  let start = 0;
  let end = 0;
  let origin = 0;
  let listening = new AbortController();
  const track = (event: Drag) => {
    end = xOf(event) ?? end;
  };

  /** Embla asks this at the start of each drag. */
  function watchDrag(api: EmblaCarouselType, event: Drag): boolean {
    start = xOf(event) ?? 0;
    end = start;
    origin = api.selectedScrollSnap();
    listening.abort();
    listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const type of ['mousemove', 'mouseup', 'touchmove', 'touchend'] as const) window.addEventListener(type, track, options);
    return true;
  }

  /** Takes over the end of each drag; returns what gives it back. */
  function follow(api: EmblaCarouselType): () => void {
    const settle = () => {
      listening.abort();
      const way = end - start;
      const isOn = way < 0 === (api.internalEngine().options.direction === 'ltr');
      const last = api.scrollSnapList().length - 1;
      if (Math.abs(way) < SWIPE_PX) api.scrollTo(origin);
      else if (isOn) api.scrollTo(origin === last ? 0 : origin + 1);
      else api.scrollTo(origin === 0 ? last : origin - 1);
    };
    api.on('pointerUp', settle);
    return () => {
      listening.abort();
      api.off('pointerUp', settle);
    };
  }
  return { watchDrag, follow };
}
