import type { EmblaCarouselType } from 'embla-carousel';

type Drag = MouseEvent | TouchEvent;

const xOf = (event: Drag): number | undefined => ('touches' in event ? event.changedTouches[0] : event)?.clientX;

/**
 * Embla also uses the speed of a swipe, so a short flick would change the picture. This measures the distance instead:
 * on release it moves one picture, or back.
 * @param shortest the shortest swipe that changes the picture, in pixels
 */
export function createSwipeThreshold(shortest: number) {
  let start = 0;
  let end = 0;
  let origin = 0;
  let listening = new AbortController();
  const track = (event: Drag) => {
    end = xOf(event) ?? end;
  };

  /** Embla calls this at the start of each drag. */
  function watchDrag(api: EmblaCarouselType, event: Drag): boolean {
    start = xOf(event) ?? 0;
    end = start;
    origin = api.selectedScrollSnap();
    listening.abort();
    listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const type of ['mousemove', 'mouseup', 'touchmove', 'touchend'] as const)
      window.addEventListener(type, track, options);
    return true;
  }

  /** Overrides the end of each drag; returns a function that restores it. */
  function overrideRelease(api: EmblaCarouselType): () => void {
    const handleRelease = () => {
      listening.abort();
      const distance = end - start;
      const isForward = distance < 0 === (api.internalEngine().options.direction === 'ltr');
      const last = api.scrollSnapList().length - 1;
      if (Math.abs(distance) < shortest) api.scrollTo(origin);
      else if (isForward) api.scrollTo(origin === last ? 0 : origin + 1);
      else api.scrollTo(origin === 0 ? last : origin - 1);
    };
    api.on('pointerUp', handleRelease);
    return () => {
      listening.abort();
      api.off('pointerUp', handleRelease);
    };
  }
  return { watchDrag, overrideRelease };
}
