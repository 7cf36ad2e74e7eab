import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import { splitAttributes } from '../Field/split-attributes.ts';
import control from '../Field/control.module.css';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './SelectField.module.css';
import { MESSAGES } from './messages.ts';

/** One option. */
export interface SelectOption {
  /** The value for the form. */
  value: string;
  /** The visible text; the value by default. */
  label?: string | undefined;
}

export interface SelectFieldProps
  extends FieldBaseProps, Omit<ComponentProps<'select'>, keyof FieldBaseProps | 'multiple' | 'size'> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Text of the first, empty option, which clears the field. Default "Choose one". */
  placeholder?: string | undefined;
  /** Class for positioning the whole field. */
  className?: string | undefined;
}

/**
 * One of about eight to fifteen options. Native, so that phones show their own picker and typing jumps to an option.
 */
export function SelectField({
  label,
  hint,
  error,
  required,
  labelHidden,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const messages = useMessages('SelectField', MESSAGES);
  const [box, select] = splitAttributes(rest);
  return (
    <Field
      {...box}
      {...{ id, label, hint, error, required, labelHidden, className }}
      aria-describedby={select['aria-describedby']}
    >
      {(wiring) => (
        <span className={`${control.box} ${styles.box}`}>
          <select {...select} {...wiring} className={`${control.control} ${styles.select}`}>
            <option value="">{placeholder ?? messages.placeholder}</option>
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
