import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the handler of the last render. It is `useEffectEvent` for React 19.0
 * and 19.1, which lack that: call it in effects and in listeners that effects add, never while rendering.
 * @param handler reads the props and state of its render
 */
export function useStableCallback<Arguments extends unknown[], Result>(handler: (...args: Arguments) => Result) {
  const latest = useRef(handler);
  // Before all layout effects of the same render.
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
