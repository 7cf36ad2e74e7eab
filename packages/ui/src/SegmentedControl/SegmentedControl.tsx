import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import type { FieldBaseProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { BoundInput } from '../FieldBinding/BoundInput.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { useBoundValue } from '../FieldBinding/use-bound-value.ts';
import styles from './SegmentedControl.module.css';

/** One of the segments. */
export interface Segment {
  /** The value for the form. */
  value: string;
  /** The visible text, one or two words; the value by default. */
  label?: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Disabled. Default false. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps
  extends
    FieldBaseProps,
    FieldBinding,
    Omit<ComponentProps<'fieldset'>, keyof FieldBaseProps | keyof FieldBinding | 'role' | 'children'> {
  /** Two to four segments, in order. */
  options: readonly Segment[];
  /** Shows the label to screen readers only, because the segments are clear to sighted users. Default true. */
  labelHidden?: boolean | undefined;
  /** Called with the new value: for use without a form library. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Fills the whole line, with segments of equal width. Default false. */
  fullWidth?: boolean | undefined;
  /** Class for positioning the whole control. */
  className?: string | undefined;
}

/** Switches between views, or between two or three settings: All and Following, dark and light. */
export function SegmentedControl({
  options,
  onValueChange,
  fullWidth = false,
  label,
  hint,
  error,
  required,
  labelHidden = true,
  className,
  ...props
}: SegmentedControlProps) {
  const group = useId();
  const start = useRef<HTMLInputElement>(null);
  const { control, inputProps, disabled, rest } = useBoundValue(props, start);

  const chosen = options.findIndex((option) => option.value === control.value);
  const choose = (value: string) => {
    control.set(value);
    onValueChange?.(value);
  };
  return (
    <FieldGroup {...rest} role="radiogroup" {...{ label, hint, error, required, labelHidden, disabled, className }}>
      <BoundInput {...inputProps} />
      <div
        className={styles.track}
        data-full-width={fullWidth || undefined}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && control.leave()}
      >
        {options.map((option, index) => (
          <label key={option.value} className={styles.segment}>
            <input
              {...(index === Math.max(chosen, 0) && { ref: start })}
              type="radio"
              className={styles.radio}
              name={group}
              // Belongs to no form: the form reads and resets the hidden input.
              form=""
              value={option.value}
              checked={index === chosen}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
            />
            {option.icon != null && (
              <span className={styles.icon} aria-hidden="true">
                {option.icon}
              </span>
            )}
            <bdi className={styles.label}>{option.label ?? option.value}</bdi>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
