import { useCallback, type Ref, type RefCallback } from 'react';

/**
 * Hands one element to two refs: the component's own, and the one its caller (a form library) passed in. Both need to
 * be stable from render to render.
 * @param own the component's ref
 * @param given the caller's ref, if there is one
 * @returns the ref to put on the element
 */
export function useComposedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      // On the way out in the other order, so that what came later is undone first.
      for (const ref of element ? [own, given] : [given, own]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [own, given],
  );
}
