import { useEffect, useEffectEvent, type RefObject } from 'react';

const WITHIN_MS = 400;
const WITHIN_PX = 30;

/**
 * Calls back on a double-click and on a double-tap alike; browsers on phones do not all send `dblclick`. A shortcut
 * for the pointer only: whatever it does needs a button as well.
 */
export function useDoubleTap(ref: RefObject<HTMLElement | null>, onDoubleTap: (() => void) | undefined): void {
  const fire = useEffectEvent(() => onDoubleTap?.());
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
  }, [ref]);
}
