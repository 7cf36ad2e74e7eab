import type { ComponentProps, ReactNode } from 'react';

type Control = 'input' | 'textarea' | 'select';

/**
 * What a form gives to one of its fields: what a form library's `register(name)` returns, and the field's error. The
 * forms of this library take one for each field, so that whoever uses them keeps the values and the rules:
 * `<LoginForm fields={{ userName: { ...register('userName'), error: errors.userName?.message }, … }} />`.
 *
 * How to use it:
 * - A form hands it on by spreading: `<TextField label="Username" {...fields.userName} />`. Every field that holds a text
 *   takes one so: TextField, PasswordField, TextArea (`FieldBinding<'textarea'>`), SelectField (`FieldBinding<'select'>`),
 *   and also Combobox, RadioGroup, SegmentedControl and CodeInput, which keep their value in a hidden input. Checkbox and
 *   Switch take a ToggleBinding.
 * - With react-hook-form, `register` is enough for all of them; `setValue`, `reset` and `setFocus` reach them. A field
 *   under its `Controller` takes `{...field}`, a Checkbox or Switch `checked={field.value}` in its place.
 * - Without a form library, give `name` and let `FormData` read the form; or give `value` and `onChange`.
 * - `value` makes the field controlled, `null` counting as empty; without it, it starts with `defaultValue` and keeps what
 *   is typed.
 */
export interface FieldBinding<C extends Control = 'input'>
  extends Pick<ComponentProps<C>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue' | 'disabled'> {
  /** What is wrong with the value, and how to put it right. */
  error?: ReactNode;
}

/** The same for what is on or off: Checkbox and Switch. */
export interface ToggleBinding
  extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'checked' | 'defaultChecked' | 'disabled'> {
  /** What is wrong with the choice, and how to put it right. */
  error?: ReactNode;
}
