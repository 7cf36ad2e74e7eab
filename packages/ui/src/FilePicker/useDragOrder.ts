import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A press moves something only from here on; before it may still be a click. */
const LIFT_PX = 6;
/** On a touch screen a list is scrolled with the same finger: what is held this long is lifted. */
const HOLD_MS = 300;

interface Held {
  id: string;
  element: HTMLElement;
  pointer: { x: number; y: number };
  grab: { x: number; y: number };
  from: number;
  lifted: boolean;
}

interface DragOrder {
  /** The list; each child of it is an item, with its id in data-id. */
  list: RefObject<HTMLElement | null>;
  /** Puts an item in another place while it is carried; without it nothing can be lifted. */
  onMove: ((id: string, to: number) => void) | undefined;
  /** Told when an item was let go. */
  onDrop: (id: string) => void;
}

/**
 * Order by dragging, with mouse, pen or finger: the item follows the pointer and the others make room at once. Escape
 * puts it back. Needs buttons beside it that do the same, for the keyboard and for hands that cannot drag.
 * @returns the id of the item that is carried now
 */
export function useDragOrder({ list, onMove, onDrop }: DragOrder): string | undefined {
  const [carried, setCarried] = useState<string>();
  const held = useRef<Held>(undefined);

  // Its own place changes whenever the others make room.
  useLayoutEffect(() => follow(held.current));

  const move = useEffectEvent((id: string, to: number) => onMove?.(id, to));
  const drop = useEffectEvent((id: string) => onDrop(id));
  const canMove = useEffectEvent(() => onMove !== undefined);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let listening = new AbortController();
    let hold: ReturnType<typeof setTimeout> | undefined;

    const lift = () => {
      if (!held.current) return;
      held.current.lifted = true;
      setCarried(held.current.id);
    };
    const release = (putBack: boolean) => {
      clearTimeout(hold);
      listening.abort();
      const last = held.current;
      held.current = undefined;
      if (!last?.lifted) return;
      last.element.style.translate = '';
      setCarried(undefined);
      if (putBack) move(last.id, last.from);
      else drop(last.id);
    };
    const carry = (event: PointerEvent) => {
      const now = held.current;
      if (!now) return;
      const way = Math.hypot(event.clientX - now.pointer.x, event.clientY - now.pointer.y);
      if (!now.lifted && way > LIFT_PX) {
        // A finger that moves at once scrolls the page.
        if (event.pointerType === 'touch') return release(false);
        lift();
      }
      if (!now.lifted) return;
      now.pointer = { x: event.clientX, y: event.clientY };
      const to = [...element.children].findIndex((child) => child !== now.element && covers(child, now.pointer));
      if (to !== -1) move(now.id, to);
      follow(now);
    };
    const press = (event: PointerEvent) => {
      const item = event.target instanceof Element && !event.target.closest('button') && event.target.closest<HTMLElement>('[data-id]');
      if (!item || !canMove() || event.button !== 0 || !event.isPrimary) return;
      const { left, top } = item.getBoundingClientRect();
      held.current = {
        id: item.dataset['id'] ?? '',
        element: item,
        pointer: { x: event.clientX, y: event.clientY },
        grab: { x: event.clientX - left, y: event.clientY - top },
        from: [...element.children].indexOf(item),
        lifted: false,
      };
      if (event.pointerType === 'touch') hold = setTimeout(lift, HOLD_MS);
      listening = new AbortController();
      const options = { signal: listening.signal };
      window.addEventListener('pointermove', carry, options);
      window.addEventListener('pointerup', () => release(false), options);
      window.addEventListener('pointercancel', () => release(true), options);
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && release(true), options);
    };
    const keepStill = (event: Event) => {
      if (held.current?.lifted) event.preventDefault();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('touchmove', keepStill, { passive: false });
    element.addEventListener('contextmenu', keepStill);
    return () => {
      release(true);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('touchmove', keepStill);
      element.removeEventListener('contextmenu', keepStill);
    };
  }, [list]);

  return carried;
}

/** Puts what is carried below the pointer, wherever its place in the list is now. */
function follow(held: Held | undefined): void {
  if (!held?.lifted) return;
  const { element, pointer, grab } = held;
  element.style.translate = '';
  const { left, top } = element.getBoundingClientRect();
  element.style.translate = `${pointer.x - grab.x - left}px ${pointer.y - grab.y - top}px`;
}

function covers(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
