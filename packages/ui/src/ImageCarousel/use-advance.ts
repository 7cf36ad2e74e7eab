import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** How long before it is shown the next picture is loaded, in milliseconds: enough for a slow connection. */
const LOAD_AHEAD_MS = 2000;

/**
 * Moves a carousel to the next picture at an interval. The next picture is loaded shortly before, and shown once it is
 * there.
 * @param api the engine; undefined until it has been loaded
 * @param plays whether it advances
 * @param interval how long a picture stays, in milliseconds
 * @param index index of the visible picture
 * @param count number of pictures
 * @returns the index of the picture to load; undefined if none is needed yet
 */
export function useAdvance(
  api: EmblaCarouselType | undefined,
  plays: boolean,
  interval: number,
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
      setTimeout(() => setPrepared(next), Math.max(0, interval - LOAD_AHEAD_MS)),
      setTimeout(() => void advance(), interval),
    ];
    return () => {
      isOver = true;
      timers.forEach(clearTimeout);
    };
  }, [api, plays, interval, next]);
  return prepared;
}
