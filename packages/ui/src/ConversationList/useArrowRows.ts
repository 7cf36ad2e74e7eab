import { useEffect, type RefObject } from 'react';

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move the focus from conversation to conversation: a vendor has hundreds of them. */
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
    // On the page, as the list comes and goes with the search; a key pressed elsewhere finds no link of it focused.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ref]);
}
