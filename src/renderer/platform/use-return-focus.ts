import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to the row of a list that was open, when nothing is open beside the list any more: with Back,
 * one goes on where one was. A focus that is elsewhere stays.
 * @param list the element around the list
 * @param isOpen whether something is open beside it
 */
export function useReturnFocus(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen) {
      opened.current =
        list.current?.querySelector('a[aria-current="page"], [data-selected] a')?.getAttribute('href') ??
        opened.current;
      return;
    }
    const href = opened.current;
    opened.current = undefined;
    if (href === undefined) return;
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches('[data-pane-content]')) return;
    list.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
  });
}
