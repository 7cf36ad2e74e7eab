import { useCallback, type Ref, type RefCallback } from 'react';

/** Hands one element to two refs: ours, and the one the caller (a form library) passed in. Both need to be stable. */
export function useComposedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      for (const ref of [own, given]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [own, given],
  );
}
