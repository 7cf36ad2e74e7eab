import { useId, type ComponentProps, type ReactNode } from 'react';

import { Field, type FieldBaseProps } from '../Field/Field.tsx';
import { splitAttributes } from '../Field/split-attributes.ts';
import control from '../Field/control.module.css';
import { cx } from '../cx/cx.ts';

export interface TextFieldProps
  extends FieldBaseProps, Omit<ComponentProps<'input'>, keyof FieldBaseProps | 'prefix' | 'size'> {
  /** Content before the text: "+234", "₦", a search icon. A text is read as part of the description. */
  prefix?: ReactNode;
  /** Content after the text: a button that belongs to the field. */
  suffix?: ReactNode;
  /** Class for positioning the whole field. */
  className?: string | undefined;
}

/** One line of text. Spread a form library's `register(…)` into it: ref and handlers go to the input. */
export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  prefix,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const prefixId = useId();
  const [box, input] = splitAttributes(rest);
  return (
    <Field
      {...box}
      {...{ id, label, hint, error, required, labelHidden, className }}
      aria-describedby={cx(typeof prefix === 'string' && prefixId, input['aria-describedby']) || undefined}
    >
      {(wiring) => (
        <span className={control.box}>
          {prefix != null && (
            <span className={control.affix} data-side="start" id={prefixId} aria-hidden="true">
              {typeof prefix === 'string' ? <bdi>{prefix}</bdi> : prefix}
            </span>
          )}
          <input type="text" {...input} {...wiring} className={control.control} />
          {suffix != null && (
            <span className={control.affix} data-side="end">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
