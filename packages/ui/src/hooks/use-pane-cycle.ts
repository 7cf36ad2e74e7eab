import { useEffect, type RefObject } from 'react';

/** Elements that keep F6 for themselves while they are open. */
const MODAL = 'dialog, [role="dialog"], [role="menu"]';

/**
 * Moves the focus from pane to pane with F6, and back with Shift+F6, from anywhere on the page, as in desktop
 * applications. Within a pane it goes to the element that was last focused there.
 * @param root the element whose descendants with `data-pane-content` are the panes
 */
export function usePaneCycle(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const last = new WeakMap<Element, HTMLElement>();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const pane = target.closest('[data-pane-content]');
      if (pane && pane !== target) last.set(pane, target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const focused = document.activeElement;
      const panes = [...(root.current?.querySelectorAll<HTMLElement>('[data-pane-content]') ?? [])];
      if (event.key !== 'F6' || isHeld || event.defaultPrevented || panes.length === 0 || focused?.closest(MODAL))
        return;
      event.preventDefault();
      const current = panes.findIndex((pane) => pane.contains(focused));
      const left = panes[current];
      // It may have had the focus since before this hook listened.
      if (left && left !== focused && focused instanceof HTMLElement) last.set(left, focused);
      const step = event.shiftKey ? -1 : 1;
      const next = panes.at(current === -1 ? Math.min(step, 0) : (current + step) % panes.length);
      const remembered = next && last.get(next);
      if (remembered && next.contains(remembered)) remembered.focus();
      else next?.focus();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root]);
}
