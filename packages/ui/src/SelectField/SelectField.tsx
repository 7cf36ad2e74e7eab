import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import styles from './SelectField.module.css';

/** One entry of a list of choices. */
export interface SelectOption {
  /** What the form gets. */
  value: string;
  /** What is shown; the value if left out. */
  label?: string | undefined;
}

export interface SelectFieldProps extends FieldBaseProps, Omit<ComponentProps<'select'>, keyof FieldBaseProps | 'multiple' | 'size'> {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** The first, empty entry; choosing it clears the field. Default "Choose one". */
  placeholder?: string | undefined;
  /** Extra class for placing the whole field. */
  className?: string | undefined;
}

/** One of about eight to fifteen. Native, so that phones show their own wheel and typing jumps to an entry. */
export function SelectField({
  label,
  hint,
  error,
  required,
  labelHidden,
  options,
  placeholder = 'Choose one',
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, labelHidden, className }}>
      {(wiring) => (
        <span className={`${control.box} ${styles.box}`}>
          <select {...select} {...wiring} className={`${control.control} ${styles.select}`}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label ?? option.value}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
