import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** How long a picture stays, in milliseconds (product §9). */
const ADVANCE_MS = 5000;
/** How long before it is shown the next picture is loaded, in milliseconds: enough for a slow connection. */
const LOAD_AHEAD_MS = 2000;

/**
 * Moves a carousel to the next picture every 5 s. The next picture is loaded shortly before, and shown once it is
 * there.
 * @param api the engine; undefined until it has been loaded
 * @param plays whether it advances
 * @param index index of the visible picture
 * @param count number of pictures
 * @returns the index of the picture to load; undefined if none is needed yet
 */
export function useAdvance(
  api: EmblaCarouselType | undefined,
  plays: boolean,
  index: number,
  count: number,
): number | undefined {
  const next = (index + 1) % count;
  const [prepared, setPrepared] = useState<number>();
  useEffect(() => {
    if (!api || !plays) return undefined;
    let isOver = false;
    const advance = async () => {
      // A picture that fails to load shows a text, so the carousel moves on as well.
      const picture = api.slideNodes()[next]?.querySelector('img');
      await picture?.decode().catch(() => undefined);
      if (!isOver) api.scrollNext();
    };
    const timers = [
      setTimeout(() => setPrepared(next), ADVANCE_MS - LOAD_AHEAD_MS),
      setTimeout(() => void advance(), ADVANCE_MS),
    ];
    return () => {
      isOver = true;
      timers.forEach(clearTimeout);
    };
  }, [api, plays, next]);
  return prepared;
}
