import { useCallback, type ChangeEvent, type RefObject } from 'react';

import type { FieldBinding } from './field-binding.ts';
import { useWatchedValue } from '../hooks/use-watched-value.ts';
import { typeInto } from '../hooks/watch-value.ts';

/**
 * Keeps the value of a control that is not one input (Combobox, CodeInput) in a hidden input. A form library, the
 * form's reset and `FormData` then treat it like any text field, controlled or not.
 * @param props the props from the form, and the field's other attributes
 * @param visible the element that gets the focus when the form focuses this field
 */
export function useBoundValue<P extends FieldBinding>(props: P, visible: RefObject<HTMLElement | null>) {
  const { name, ref: given, onChange, onBlur, value, defaultValue, disabled, ...rest } = props;
  const {
    element: input,
    ref,
    value: watchedValue,
    setValue: setWatchedValue,
  } = useWatchedValue<HTMLInputElement>(String(value ?? defaultValue ?? ''), given);

  const control = {
    /** The current value. */
    value: value === undefined ? watchedValue : String(value ?? ''),
    /** Changes the value as typing would. */
    set: useCallback(
      (next: string) => {
        if (input.current && input.current.value !== next) typeInto(input.current, next);
      },
      [input],
    ),
    /** Reports that the focus has left the whole control. */
    leave: useCallback(() => input.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })), [input]),
  };
  const inputProps = {
    ref,
    name,
    disabled,
    onBlur,
    onFocus: () => visible.current?.focus(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setWatchedValue(event.target.value);
      onChange?.(event);
    },
    ...(value === undefined ? { defaultValue } : { value: value ?? '' }),
  };
  return { control, inputProps, disabled, rest };
}
