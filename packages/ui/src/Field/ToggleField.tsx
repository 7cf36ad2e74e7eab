import { useId, type ComponentProps, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { FieldError, Required, type FieldBaseProps } from './Field.tsx';
import field from './Field.module.css';
import { splitAttributes } from './split-attributes.ts';
import styles from './ToggleField.module.css';

/** The props that Checkbox and Switch share. */
export interface ToggleBaseProps
  extends
    FieldBaseProps,
    Omit<
      ComponentProps<'input'>,
      keyof FieldBaseProps | 'type' | 'size' | 'value' | 'defaultValue' | 'prefix' | 'children'
    > {
  /** Called with the new state: for use without a form library. */
  onValueChange?: ((checked: boolean) => void) | undefined;
  /** Class for positioning the whole field. */
  className?: string | undefined;
}

export interface ToggleFieldProps extends ToggleBaseProps {
  /** Position of the control in the line. */
  side: 'start' | 'end';
  /** Icon before the text; decorative. */
  icon?: ReactNode;
  /** Renders the control with the attributes. */
  children: (input: ComponentProps<'input'>) => ReactNode;
}

/** The line of a checkbox or switch; the whole line is clickable. Text, hint and error belong to the control. */
export function ToggleField({
  label,
  hint,
  error,
  required,
  labelHidden,
  onValueChange,
  className,
  side,
  icon,
  children,
  ...rest
}: ToggleFieldProps) {
  const id = useId();
  const [box, input] = splitAttributes(rest);
  const describing = cx(input['aria-describedby'], hint != null && `${id}-hint`, error != null && `${id}-error`);
  const Text = labelHidden ? VisuallyHidden : 'span';
  return (
    <div {...box} className={cx(field.field, className)}>
      <label className={styles.row} data-side={side}>
        {icon != null && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        {children({
          ...input,
          type: 'checkbox',
          'aria-labelledby': `${id}-label`,
          'aria-describedby': describing || undefined,
          'aria-invalid': error == null ? undefined : true,
          'aria-required': required ? true : undefined,
          onChange: (event) => {
            input.onChange?.(event);
            onValueChange?.(event.target.checked);
          },
        })}
        <Text className={styles.text}>
          <span id={`${id}-label`} className={styles.label}>
            <bdi>{label}</bdi>
            {required && <Required />}
          </span>
          {hint != null && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </Text>
      </label>
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
