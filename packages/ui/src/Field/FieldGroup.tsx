import { useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { FieldError, Required, type FieldBaseProps } from './Field.tsx';
import styles from './Field.module.css';

export interface FieldGroupProps extends FieldBaseProps, Omit<ComponentProps<'fieldset'>, 'role'> {
  /** `radiogroup` for one of several values, `group` for parts of one value. Default `group`. */
  role?: 'group' | 'radiogroup' | undefined;
  /** Disables every control inside. Default false. */
  disabled?: boolean | undefined;
  /** Class for positioning the whole group. */
  className?: string | undefined;
  /** The controls. */
  children: ReactNode;
}

/** Label, hint and error of several controls with one value; RadioGroup and CodeInput use it. */
export function FieldGroup({
  label,
  hint,
  error,
  required,
  labelHidden,
  role = 'group',
  disabled,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FieldGroupProps) {
  const id = useId();
  const describing = cx(describedBy, hint != null && `${id}-hint`, error != null && `${id}-error`);
  return (
    <fieldset
      {...rest}
      className={cx(styles.group, className)}
      role={role}
      disabled={disabled}
      aria-describedby={describing || undefined}
      // Only this role supports these states.
      {...(role === 'radiogroup' && { 'aria-required': required ?? false, 'aria-invalid': error != null })}
    >
      <legend className={labelHidden ? hidden.hidden : cx(styles.label, styles.legend)}>
        {label}
        {required && <Required />}
      </legend>
      {children}
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint != null && (
        <p id={`${id}-hint`} className={styles.foot}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
