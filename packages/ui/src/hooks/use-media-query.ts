import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and renders again when that changes. For what CSS cannot do: not rendering a
 * part, or not starting a timer. Use the widths of the breakpoint tokens.
 * @param query a media query with its brackets: `(width >= 48rem)`
 * @param onServer the result on the server; the first render in the browser uses it too
 * @returns true while it matches
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
