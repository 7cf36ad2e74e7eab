import { useId, useRef, type ReactNode } from 'react';

import type { FieldBaseProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { BoundInput } from '../FieldBinding/BoundInput.tsx';
import type { FieldBinding } from '../FieldBinding/field-binding.ts';
import { useBoundValue } from '../FieldBinding/useBoundValue.ts';
import styles from './SegmentedControl.module.css';

/** One of the segments. */
export interface Segment {
  /** What is reported. */
  value: string;
  /** What is shown, one or two words; the value if left out. */
  label?: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Cannot be chosen now. Default false. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends FieldBaseProps, FieldBinding {
  /** Two to four segments, in order. */
  options: readonly Segment[];
  /** Keeps the label for screen readers alone, as the segments say enough to those who see. Default true. */
  labelHidden?: boolean | undefined;
  /** Called with the new value: for use without a form library. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Takes the whole line, the segments in equal widths. Default false. */
  fullWidth?: boolean | undefined;
  /** Extra class for placing the whole control. */
  className?: string | undefined;
}

/** Switches between views of the same thing, or between two or three settings: All and Following, dark and light. */
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
  ...binding
}: SegmentedControlProps) {
  const group = useId();
  const start = useRef<HTMLInputElement>(null);
  const { control, inputProps } = useBoundValue(binding, start);
  const { disabled } = binding;

  const chosen = options.findIndex((option) => option.value === control.value);
  const choose = (value: string) => {
    control.set(value);
    onValueChange?.(value);
  };
  return (
    <FieldGroup role="radiogroup" {...{ label, hint, error, required, labelHidden, disabled, className }}>
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
              // Belongs to no form: what the form reads and resets is the hidden input.
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
