import { useEffect, type RefObject } from 'react';

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus between conversations by arrow keys, Home and End: a vendor has hundreds of them. */
export function useArrowRows(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const list = ref.current;
      const move = MOVES[event.key];
      if (!list || !move || event.altKey || event.ctrlKey || event.metaKey) return;
      const links = [...list.querySelectorAll<HTMLElement>('li a[href]')];
      const index = links.findIndex((link) => link === document.activeElement);
      if (index === -1) return;
      event.preventDefault();
      links[move(index, links.length - 1)]?.focus();
    };
    // The listener is on the document, because the list is removed during a search; keys pressed outside the list are
    // ignored.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ref]);
}
