import { useCallback, useRef, useState, type Ref } from 'react';

import { useComposedRef } from './use-composed-ref.ts';
import { watchValue, type TextInput } from './watch-value.ts';

/**
 * Returns the value of an input after any change: by typing (its `onInput` calls `setValue`), or by a form library that
 * sets it through its ref for an initial value, a draft or a reset.
 * @param first the value before mounting
 * @param given the caller's ref
 */
export function useWatchedValue<T extends TextInput>(first: string, given: Ref<T> | undefined) {
  const element = useRef<T>(null);
  const [value, setValue] = useState(first);
  const stop = useRef<() => void>(undefined);
  const watch = useCallback((input: T | null) => {
    element.current = input;
    stop.current?.();
    stop.current = input ? watchValue(input, () => setValue(input.value)) : undefined;
    // The browser may have restored a typed value after a reload.
    if (input) setValue(input.value);
  }, []);
  // The form's own ref comes second: it may set an initial value, which must be noticed.
  const ref = useComposedRef(watch, given);
  return { element, ref, value, setValue };
}
