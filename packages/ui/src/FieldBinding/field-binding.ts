import type { ComponentProps, ReactNode } from 'react';

type Control = 'input' | 'textarea';

/**
 * The props that a form passes to one of its fields: the result of a form library's `register(name)`, and the field's
 * error. The forms of this library take one for each field, so that the application owns values and rules: `<LoginForm
 * fields={{ userName: { ...register('userName'), error: errors.userName?.message }, … }} />`.
 *
 * How to use it:
 * - A form spreads it into the field: `<TextField label="Username" {...fields.userName} />`. Every field with a text
 * value takes one: TextField, PasswordField, TextArea (`FieldBinding<'textarea'>`), and also Combobox, RadioGroup,
 * SegmentedControl and CodeInput, which keep their value in a hidden input. Checkbox and Switch take a ToggleBinding.
 * - With react-hook-form, `register` is enough for all of them; `setValue`, `reset` and `setFocus` work. A field under
 * its `Controller` takes `{...field}`, a Checkbox or Switch `checked={field.value}` instead.
 * - Without a form library, set `name` and let `FormData` read the form; or set `value` and `onChange`.
 * - With `value` the field is controlled, and `null` counts as empty; without it, it starts with `defaultValue` and
 * keeps its own value.
 */
export interface FieldBinding<C extends Control = 'input'> extends Pick<
  ComponentProps<C>,
  'name' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue' | 'disabled'
> {
  /** The error, and how to correct it. */
  error?: ReactNode;
}

/** The binding of Checkbox and Switch. */
export interface ToggleBinding extends Pick<
  ComponentProps<'input'>,
  'name' | 'ref' | 'onChange' | 'onBlur' | 'checked' | 'defaultChecked' | 'disabled'
> {
  /** The error, and how to correct it. */
  error?: ReactNode;
}
