import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; renders again when that changes. For what CSS alone cannot do: leaving a part out,
 * or starting no timer. Widths are those of the breakpoint tokens.
 * @param query a media query with its brackets: `(width >= 48rem)`
 * @param onServer what holds before there is a window; the first render in the browser says the same
 * @returns true while it holds
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
