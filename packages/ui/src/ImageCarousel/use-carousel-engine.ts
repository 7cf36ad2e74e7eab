import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useStableCallback } from '../hooks/stable-callback.ts';
import type { Direction } from '../hooks/use-surroundings.ts';
import type { startEngine } from './carousel-engine.ts';

type Move = (api: EmblaCarouselType) => void;

interface EngineOptions {
  /** A single picture, or a carousel far from the view, needs no engine: it measures all its slides. */
  isNeeded: boolean;
  /** Index of the first visible picture. */
  startIndex: number;
  /** Direction of the page. */
  direction: Direction;
  /** The shortest swipe that changes the picture, in pixels. */
  swipeDistance: number;
  /** Called with the picture that comes into view. */
  onSelect: (index: number) => void;
}

interface EngineState {
  /** Ref of the element that holds the track with the pictures. */
  viewport: RefObject<HTMLDivElement | null>;
  /** The engine has been loaded. */
  isReady: boolean;
  /** The engine; undefined until it has been loaded. */
  api: EmblaCarouselType | undefined;
  /** Runs a move, once the engine has been loaded. */
  move: (make: Move) => void;
}

/**
 * Loads the carousel's engine after the first render: the first picture is visible without it, which saves 9 kB on the
 * page. A move requested earlier runs after loading; a failed load is tried again.
 */
export function useCarouselEngine({
  isNeeded,
  startIndex,
  direction,
  swipeDistance,
  onSelect,
}: EngineOptions): EngineState {
  const viewport = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<typeof startEngine>();
  const [api, setApi] = useState<EmblaCarouselType>();
  const pendingMove = useRef<Move | undefined>(undefined);

  const select = useStableCallback(onSelect);
  const loadEngine = useCallback(() => {
    // Without a connection the first picture stays.
    void import('./carousel-engine.ts').then(
      ({ startEngine }) => setStart(() => startEngine),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (isNeeded) loadEngine();
  }, [isNeeded, loadEngine]);

  // Before the browser paints: the track must not be visible before it has moved to the first picture to show.
  useLayoutEffect(() => {
    if (!viewport.current || !start || !isNeeded) return undefined;
    const engine = start(viewport.current, { startIndex, direction, swipeDistance });
    engine.api.on('select', () => select(engine.api.selectedScrollSnap()));
    // oxlint-disable-next-line react/set-state-in-effect -- created outside React, and other hooks need it
    setApi(engine.api);
    pendingMove.current?.(engine.api);
    pendingMove.current = undefined;
    return () => {
      engine.stop();
      setApi(undefined);
    };
  }, [start, isNeeded, startIndex, direction, swipeDistance, select]);

  const move = (make: Move) => {
    if (api) {
      make(api);
      return;
    }
    pendingMove.current = make;
    loadEngine();
  };
  return { viewport, isReady: start !== undefined, api, move };
}
