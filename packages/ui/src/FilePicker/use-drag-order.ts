import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useStableCallback } from '../hooks/stable-callback.ts';

/** Distance in pixels that starts a drag; a shorter movement may be a click. */
const DRAG_START_PX = 6;
/** How long a touch must last to start a drag, in milliseconds, since the same finger also scrolls. */
const HOLD_MS = 300;

interface DragState {
  id: string;
  element: HTMLElement;
  pointer: { x: number; y: number };
  pointerOffset: { x: number; y: number };
  from: number;
  isDragging: boolean;
}

interface DragOrder {
  /** The list; each child is an item, with its id in data-id. */
  list: RefObject<HTMLElement | null>;
  /** Moves an item during a drag; without it nothing can be dragged. */
  onMove: ((id: string, to: number) => void) | undefined;
  /** Called when an item is dropped. */
  onDrop: (id: string) => void;
}

/**
 * Sorts a list by dragging, with mouse, pen or finger: the item follows the pointer and the others make room
 * immediately. Escape puts it back. Provide buttons too, for the keyboard and for users who cannot drag.
 * @returns the id of the dragged item
 */
export function useDragOrder({ list, onMove, onDrop }: DragOrder): string | undefined {
  const [draggedId, setDraggedId] = useState<string>();
  const drag = useRef<DragState>(undefined);

  // Its position in the document changes when the others make room.
  useLayoutEffect(() => follow(drag.current));

  const move = useStableCallback((id: string, to: number) => onMove?.(id, to));
  const drop = useStableCallback((id: string) => onDrop(id));
  const canMove = useStableCallback(() => onMove !== undefined);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let listening = new AbortController();
    let holdTimer: ReturnType<typeof setTimeout> | undefined;

    const startDrag = () => {
      if (!drag.current) return;
      drag.current.isDragging = true;
      setDraggedId(drag.current.id);
    };
    const endDrag = (putBack: boolean) => {
      clearTimeout(holdTimer);
      listening.abort();
      const last = drag.current;
      drag.current = undefined;
      if (!last?.isDragging) return;
      last.element.style.translate = '';
      setDraggedId(undefined);
      if (putBack) move(last.id, last.from);
      else drop(last.id);
    };
    const movePointer = (event: PointerEvent) => {
      const now = drag.current;
      if (!now) return;
      const distance = Math.hypot(event.clientX - now.pointer.x, event.clientY - now.pointer.y);
      if (!now.isDragging && distance > DRAG_START_PX) {
        // A finger that moves immediately scrolls the page.
        if (event.pointerType === 'touch') return endDrag(false);
        startDrag();
      }
      if (!now.isDragging) return;
      now.pointer = { x: event.clientX, y: event.clientY };
      const to = [...element.children].findIndex((child) => child !== now.element && covers(child, now.pointer));
      if (to !== -1) move(now.id, to);
      follow(now);
    };
    const press = (event: PointerEvent) => {
      const item =
        event.target instanceof Element &&
        !event.target.closest('button') &&
        event.target.closest<HTMLElement>('[data-id]');
      if (!item || !canMove() || event.button !== 0 || !event.isPrimary) return;
      const { left, top } = item.getBoundingClientRect();
      drag.current = {
        id: item.dataset['id'] ?? '',
        element: item,
        pointer: { x: event.clientX, y: event.clientY },
        pointerOffset: { x: event.clientX - left, y: event.clientY - top },
        from: [...element.children].indexOf(item),
        isDragging: false,
      };
      if (event.pointerType === 'touch') holdTimer = setTimeout(startDrag, HOLD_MS);
      listening = new AbortController();
      const options = { signal: listening.signal };
      window.addEventListener('pointermove', movePointer, options);
      window.addEventListener('pointerup', () => endDrag(false), options);
      window.addEventListener('pointercancel', () => endDrag(true), options);
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && endDrag(true), options);
    };
    const preventScroll = (event: Event) => {
      if (drag.current?.isDragging) event.preventDefault();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('touchmove', preventScroll, { passive: false });
    element.addEventListener('contextmenu', preventScroll);
    return () => {
      endDrag(true);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('touchmove', preventScroll);
      element.removeEventListener('contextmenu', preventScroll);
    };
  }, [list, move, drop, canMove]);

  return draggedId;
}

/** Positions the dragged item below the pointer, at any index of the list. */
function follow(drag: DragState | undefined): void {
  if (!drag?.isDragging) return;
  const { element, pointer, pointerOffset } = drag;
  element.style.translate = '';
  const { left, top } = element.getBoundingClientRect();
  element.style.translate = `${pointer.x - pointerOffset.x - left}px ${pointer.y - pointerOffset.y - top}px`;
}

function covers(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
