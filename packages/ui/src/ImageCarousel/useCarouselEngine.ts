import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefCallback } from 'react';

import type { Direction } from '../hooks/useDirection.ts';
import type { startEngine } from './carousel-engine.ts';

type Move = (api: EmblaCarouselType) => void;

interface EngineOptions {
  /** One picture alone needs none. */
  several: boolean;
  /** The picture shown first. */
  startIndex: number;
  /** Which way the pictures follow each other. */
  direction: Direction;
  /** Called with the picture that comes into view. */
  onSelect: (index: number) => void;
}

interface EngineState {
  /** For the element that holds the track with the pictures. */
  viewport: RefCallback<HTMLElement>;
  /** The row can be moved. */
  isReady: boolean;
  /** What moves it; undefined until it has come. */
  api: EmblaCarouselType | undefined;
  /** Moves it, or does so once it can be. */
  move: (make: Move) => void;
}

/**
 * What turns the pictures. It is fetched once they are there: the first picture can be seen without it, and a page is
 * 9 kB lighter. A move that is asked for before it has come is made then; where it could not be fetched, that is tried again.
 */
export function useCarouselEngine({ several, startIndex, direction, onSelect }: EngineOptions): EngineState {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [start, setStart] = useState<typeof startEngine>();
  const [api, setApi] = useState<EmblaCarouselType>();
  const asked = useRef<Move | undefined>(undefined);

  const select = useEffectEvent(onSelect);
  const fetchEngine = useCallback(() => {
    // Without a connection the first picture stays.
    void import('./carousel-engine.ts').then(({ startEngine }) => setStart(() => startEngine), () => undefined);
  }, []);
  useEffect(() => {
    if (several) fetchEngine();
  }, [several, fetchEngine]);

  // Before the browser paints: where the first picture is not the first in the row, the row must not be seen unmoved.
  useLayoutEffect(() => {
    if (!viewport || !start || !several) return undefined;
    const engine = start(viewport, { startIndex, direction });
    engine.api.on('select', () => select(engine.api.selectedScrollSnap()));
    // oxlint-disable-next-line react/set-state-in-effect -- the engine is not React's: it is made here, and others need a hold of it
    setApi(engine.api);
    asked.current?.(engine.api);
    asked.current = undefined;
    return () => {
      engine.stop();
      setApi(undefined);
    };
  }, [viewport, start, several, startIndex, direction]);

  const move = (make: Move) => {
    if (api) {
      make(api);
      return;
    }
    asked.current = make;
    fetchEngine();
  };
  return { viewport: setViewport, isReady: start !== undefined, api, move };
}
