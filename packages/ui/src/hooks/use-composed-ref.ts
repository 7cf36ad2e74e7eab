import { useCallback, type Ref, type RefCallback } from 'react';

/**
 * Sets two refs to one element: the component's own, and the caller's (a form library's). Both must be stable between
 * renders.
 * @param own the component's ref
 * @param given the caller's ref, if there is one
 * @returns the ref for the element
 */
export function useComposedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      // In reverse order on cleanup.
      for (const ref of element ? [own, given] : [given, own]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [own, given],
  );
}
