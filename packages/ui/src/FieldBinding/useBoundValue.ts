import { useCallback, useRef, useState, type ChangeEvent, type RefObject } from 'react';

import { useComposedRef } from '../hooks/useComposedRef.ts';
import type { FieldBinding } from './field-binding.ts';
import { typeInto, watchValue } from './watch-value.ts';

/**
 * The value of a control that is not one input (Combobox, CodeInput), kept in a hidden one. So a form library, the
 * form's own reset and `FormData` treat it like any text field, whether it is controlled or not.
 * @param binding what the form gave
 * @param visible what gets the focus when the form moves it to this field
 */
export function useBoundValue(binding: FieldBinding, visible: RefObject<HTMLElement | null>) {
  const { name, ref: given, onChange, onBlur, value, defaultValue, disabled } = binding;
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(String(defaultValue ?? ''));

  const stopWatching = useRef<() => void>(undefined);
  const watch = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    stopWatching.current?.();
    stopWatching.current = element ? watchValue(element, () => setKept(element.value)) : undefined;
  }, []);
  // The form's own ref comes second: it may set a first value, and that must be seen.
  const ref = useComposedRef(watch, given);

  const control = {
    /** The value now. */
    value: value === undefined ? kept : String(value ?? ''),
    /** Changes it as typing would. */
    set: useCallback((next: string) => {
      if (input.current && input.current.value !== next) typeInto(input.current, next);
    }, []),
    /** Says that the focus has left the whole control. */
    leave: useCallback(() => input.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })), []),
  };
  const inputProps = {
    ref,
    name,
    disabled,
    onBlur,
    onFocus: () => visible.current?.focus(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setKept(event.target.value);
      onChange?.(event);
    },
    ...(value === undefined ? { defaultValue } : { value: value ?? '' }),
  };
  return { control, inputProps };
}
