import { useId, useRef, type ComponentProps } from 'react';

import type { FieldBaseProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { BoundInput } from '../FieldBinding/BoundInput.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { useBoundValue } from '../FieldBinding/use-bound-value.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './RadioGroup.module.css';
import { RadioOptionItem, type RadioOption } from './RadioOptionItem.tsx';
import { MESSAGES } from './messages.ts';

export type { RadioOption } from './RadioOptionItem.tsx';

export interface RadioGroupProps
  extends
    FieldBaseProps,
    FieldBinding,
    Omit<ComponentProps<'fieldset'>, keyof FieldBaseProps | keyof FieldBinding | 'role' | 'children'> {
  /** The options, in order; for more than about eight use Combobox. */
  options: readonly RadioOption[];
  /** `pills` for words in a row, `list` for sentences, `cards` for options with a description. Default `pills`. */
  appearance?: 'pills' | 'list' | 'cards' | undefined;
  /** Called with the new value, '' when an optional choice is cleared: for use without a form library. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Class for positioning the whole group. */
  className?: string | undefined;
}

/**
 * One of a few visible options, such as a condition, a reason or a plan (product §5). Radio buttons; an optional choice
 * can be cleared.
 */
export function RadioGroup({
  options,
  appearance = 'pills',
  onValueChange,
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  ...props
}: RadioGroupProps) {
  const messages = useMessages('RadioGroup', MESSAGES);
  const group = useId();
  const start = useRef<HTMLInputElement>(null);
  const { control, inputProps, disabled, rest } = useBoundValue(props, start);

  const chosen = options.findIndex((option) => option.value === control.value);
  const firstFree = options.findIndex((option) => !option.disabled);
  const choose = (value: string) => {
    control.set(value);
    onValueChange?.(value);
  };
  const clear = () => {
    choose('');
    // The focused button is removed.
    start.current?.focus();
  };
  return (
    <FieldGroup {...rest} role="radiogroup" {...{ label, hint, error, required, labelHidden, disabled, className }}>
      <BoundInput {...inputProps} />
      <div
        className={styles.options}
        data-appearance={appearance}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && control.leave()}
      >
        {options.map((option, index) => (
          <RadioOptionItem
            key={option.value}
            option={option}
            group={group}
            checked={index === chosen}
            onSelect={choose}
            ref={index === (chosen === -1 ? firstFree : chosen) ? start : undefined}
          />
        ))}
        {!required && !disabled && chosen !== -1 && (
          <button type="button" className={styles.clear} onClick={clear}>
            {messages.clear}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}
