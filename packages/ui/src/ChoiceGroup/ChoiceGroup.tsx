import { useId, type Ref } from 'react';

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
  onChange: (value: string) => void;
  /** Called when the focus leaves a choice: a form library's `onBlur`. */
  onBlur?: (() => void) | undefined;
  /** The chosen (or first) radio button: where a form library puts the focus when the choice is missing. */
  ref?: Ref<HTMLInputElement> | undefined;
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
  onChange,
  onBlur,
  ref,
  disabled = false,
  className,
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy = cx(hint != null && `${id}-hint`, error != null && `${id}-error`) || undefined;
  const focusIndex = Math.max(0, options.findIndex((option) => option.value === value));
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
        {options.map((option, index) => (
          <label key={option.value} className={styles.pill}>
            <input
              {...(index === focusIndex && { ref })}
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label ?? option.value}
          </label>
        ))}
        {!required && !disabled && value && (
          <button type="button" className={styles.clear} onClick={() => onChange('')}>
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
