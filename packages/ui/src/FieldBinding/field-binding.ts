import type { ComponentProps, ReactNode } from 'react';

type Control = 'input' | 'textarea' | 'select';

/**
 * What a form gives to one of its inputs: what a form library's `register(name)` returns, and the field's error.
 * The forms of this library take one for each field, so that whoever uses them keeps the values and the rules:
 * `<LoginForm fields={{ userName: { ...register('userName'), error: errors.userName?.message }, … }} />`.
 */
export interface FieldBinding<C extends Control = 'input'>
  extends Pick<ComponentProps<C>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue' | 'disabled'> {
  /** What is wrong with the value, and how to put it right. */
  error?: ReactNode;
}
