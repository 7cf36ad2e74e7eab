import { useCallback, type ChangeEvent, type RefObject } from 'react';

import type { FieldBinding } from './field-binding.ts';
import { useWatchedValue } from './useWatchedValue.ts';
import { typeInto } from './watch-value.ts';

/**
 * The value of a control that is not one input (Combobox, CodeInput), kept in a hidden one. So a form library, the
 * form's own reset and `FormData` treat it like any text field, whether it is controlled or not.
 * @param binding what the form gave
 * @param visible what gets the focus when the form moves it to this field
 */
export function useBoundValue(binding: FieldBinding, visible: RefObject<HTMLElement | null>) {
  const { name, ref: given, onChange, onBlur, value, defaultValue, disabled } = binding;
  const { element: input, ref, value: kept, setValue: setKept } = useWatchedValue<HTMLInputElement>(String(defaultValue ?? ''), given);

  const control = {
    /** The value now. */
    value: value === undefined ? kept : String(value ?? ''),
    /** Changes it as typing would. */
    set: useCallback(
      (next: string) => {
        if (input.current && input.current.value !== next) typeInto(input.current, next);
      },
      [input],
    ),
    /** Says that the focus has left the whole control. */
    leave: useCallback(() => input.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })), [input]),
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
