import { useEffect, useState, type RefObject } from 'react';

import { useInView } from '../hooks/use-in-view.ts';
import type { Direction } from '../hooks/use-direction.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { useCarouselEngine } from './use-carousel-engine.ts';

interface CarouselOptions {
  /** Number of pictures. */
  count: number;
  /** Index of the first visible picture. */
  startIndex: number;
  /** Whether it may advance automatically. */
  autoPlay: boolean;
  /** Direction of the page. */
  direction: Direction;
  /** Ref of the carousel: it plays only while visible, and pauses on hover and focus. */
  root: RefObject<HTMLElement | null>;
  /** Called with the picture that came into view. */
  onIndexChange: ((index: number) => void) | undefined;
}

/** State and actions of a carousel. */
export function useCarousel({ count, startIndex, autoPlay, direction, root, onIndexChange }: CarouselOptions) {
  const reduced = useReducedMotion();
  const seen = useInView(root);
  const isInteracting = useInteraction(root);
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(startIndex);
  const several = count > 1;
  const canPlay = autoPlay && several && !reduced;
  const plays = canPlay && seen && !paused && !isInteracting;

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
    // A drag stops the timer; releasing restarts it.
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

/** Returns whether the pointer is over an element or the focus is in it: nothing should then move automatically. */
function useInteraction(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const on = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', handle: (event: Event) => void) =>
      element.addEventListener(type, handle, { signal: listening.signal });
    // Touch also fires "enter", but no "leave" until a tap elsewhere.
    on('pointerenter', (event) => setHovered(event instanceof PointerEvent && event.pointerType === 'mouse'));
    on('pointerleave', () => setHovered(false));
    on('focusin', (event) => setFocused(event.target instanceof Element && event.target.matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [ref]);
  return hovered || focused;
}
