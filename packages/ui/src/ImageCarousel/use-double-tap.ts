import { useEffect, type RefObject } from 'react';

import { useStableCallback } from '../hooks/stable-callback.ts';

const WITHIN_MS = 400;
const WITHIN_PX = 30;

/**
 * Calls back on double-click and double-tap; not all phone browsers fire `dblclick`. It is a shortcut for the pointer:
 * provide a button for the same action.
 */
export function useDoubleTap(ref: RefObject<HTMLElement | null>, onDoubleTap: (() => void) | undefined): void {
  const fire = useStableCallback(() => onDoubleTap?.());
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let last = { time: -Infinity, x: 0, y: 0 };
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < WITHIN_PX;
      const again = event.timeStamp - last.time < WITHIN_MS && near;
      last = { time: again ? -Infinity : event.timeStamp, x: event.clientX, y: event.clientY };
      if (again) fire();
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [ref, fire]);
}
