import { useId } from 'react';

import { FieldError, type FieldBaseProps } from '../Field/Field.tsx';
import { cx } from '../cx/cx.ts';
import styles from './ChoiceGroup.module.css';

export interface ChoiceGroupProps extends Omit<FieldBaseProps, 'labelHidden'> {
  /** Name of the form field. */
  name: string;
  /** The few choices, in order; for more than about five use SelectField. */
  options: readonly { value: string; label?: string }[];
  /** The chosen value; empty for none. */
  value: string | null | undefined;
  /** Called with the new value, and with '' when an optional choice is cleared. */
  onValueChange: (value: string) => void;
  /** Called when the focus leaves a choice: a form library's `onBlur`. */
  onBlur?: (() => void) | undefined;
  /** Nothing can be chosen. */
  disabled?: boolean | undefined;
  /** Extra class for placing the whole group. */
  className?: string | undefined;
}

/** One of a few, all in view: condition, price point (spec §5). Radio buttons in the shape of pills. */
export function ChoiceGroup({
  label,
  hint,
  error,
  required = false,
  name,
  options,
  value,
  onValueChange,
  onBlur,
  disabled = false,
  className,
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy = cx(hint != null && `${id}-hint`, error != null && `${id}-error`) || undefined;
  return (
    <fieldset className={cx(styles.group, className)} disabled={disabled} aria-describedby={describedBy} role="radiogroup" aria-required={required} aria-invalid={error != null}>
      <legend className={styles.legend}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={styles.pills}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
            />
            {option.label ?? option.value}
          </label>
        ))}
        {!required && value && (
          <button type="button" className={styles.clear} onClick={() => onValueChange('')}>
            Clear
          </button>
        )}
      </div>
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint != null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
