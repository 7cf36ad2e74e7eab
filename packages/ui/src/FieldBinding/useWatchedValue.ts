import { useCallback, useRef, useState, type Ref } from 'react';

import { useComposedRef } from '../hooks/useComposedRef.ts';
import { watchValue, type TextInput } from './watch-value.ts';

/**
 * What an input holds, whoever changes it: typing (its `onInput` calls `setValue`), and a form library that sets it
 * through its ref, for a first value, a draft or a reset.
 * @param first what it holds before it is on the page
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
    // A browser may have brought back what was typed before a reload.
    if (input) setValue(input.value);
  }, []);
  // The form's own ref comes second: it may set a first value, and that must be seen.
  const ref = useComposedRef(watch, given);
  return { element, ref, value, setValue };
}
