import { type PointerEvent, useRef } from 'react';

import { SWIPE_MIN_PX } from '@oja/contract/limits';

/** How far a finger moves before its direction is known, in pixels. */
const SLOP = 10;

interface Swipe {
  pointerId: number;
  x: number;
  y: number;
  phase: 'still' | 'swiping';
}

/** The way towards the start of the line, which is the left one where text runs from left to right. */
function wayToStart(row: HTMLElement, from: number, to: number): number {
  return (from - to) * (getComputedStyle(row).direction === 'rtl' ? -1 : 1);
}

function reset(row: HTMLElement): void {
  row.removeAttribute('data-swipe');
  row.style.removeProperty('--swipe');
}

/**
 * A swipe of a finger towards the start of the line. The row follows the finger by `--swipe`, without rendering, and
 * `data-swipe` is `far` from SWIPE_MIN_PX on: lifted there, the finger calls `onSwipe`. A vertical movement stays the
 * browser's, which scrolls and cancels the pointer (`touch-action: pan-y`).
 * @returns handlers of the row; none without `onSwipe`
 */
export function useSwipeAway(onSwipe: (() => void) | undefined) {
  const swipe = useRef<Swipe>(undefined);
  if (!onSwipe) return {};

  const end = (row: HTMLElement) => {
    swipe.current = undefined;
    reset(row);
  };

  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      swipe.current = pointerType === 'touch' && isPrimary ? { pointerId, x, y, phase: 'still' } : undefined;
    },
    onPointerMove: ({ currentTarget: row, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const current = swipe.current;
      if (current?.pointerId !== pointerId) return;
      const along = wayToStart(row, current.x, clientX);
      const across = Math.abs(clientY - current.y);
      if (current.phase === 'still') {
        if (Math.abs(along) < SLOP && across < SLOP) return;
        if (along < across) return end(row);
        current.phase = 'swiping';
      }
      row.dataset['swipe'] = along >= SWIPE_MIN_PX ? 'far' : 'begun';
      row.style.setProperty('--swipe', `${Math.max(along, 0)}px`);
    },
    onPointerUp: ({ currentTarget: row, pointerId }: PointerEvent<HTMLElement>) => {
      if (swipe.current?.pointerId !== pointerId) return;
      const isFar = row.dataset['swipe'] === 'far';
      end(row);
      if (isFar) onSwipe();
    },
    onPointerCancel: ({ currentTarget: row }: PointerEvent<HTMLElement>) => end(row),
  };
}
