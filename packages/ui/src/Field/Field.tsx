import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Field.module.css';

/** What every field of a form has in common. */
export interface FieldBaseProps {
  /** The field's name, always shown above it. */
  label: ReactNode;
  /** Help that is needed before typing; stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the field as invalid. */
  error?: ReactNode;
  /** Has to be filled: marked with a star. The form's own rules check it, with the spec's texts (§5). */
  required?: boolean | undefined;
  /** Keeps the label for screen readers alone: search boxes with an icon. Default false. */
  labelHidden?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  /** The label points to it. */
  id: string;
  /** Ids of hint, error and whatever else describes it. */
  'aria-describedby': string | undefined;
  /** There is an error. */
  'aria-invalid': true | undefined;
  /** Has to be filled. */
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  /** Id of the control; made up if left out. */
  id?: string | undefined;
  /** Ids of further descriptions, such as a prefix or a count. */
  describedBy?: string | undefined;
  /** Shown at the end of the hint's line: a remaining count. */
  aside?: ReactNode;
  /** Extra class for placing the whole field. */
  className?: string | undefined;
  /** Renders the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error of one field; TextField and its kin are made of it. */
export function Field({ id: givenId, label, hint, error, required, labelHidden, describedBy, aside, className, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describing = cx(describedBy, hint != null && hintId, error != null && errorId);
  return (
    <div className={cx(styles.field, className)}>
      <label className={labelHidden ? hidden.hidden : styles.label} htmlFor={id}>
        {label}
        {required && <Required />}
      </label>
      {children({
        id,
        'aria-describedby': describing || undefined,
        'aria-invalid': error == null ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      {error != null && <FieldError id={errorId}>{error}</FieldError>}
      {(hint != null || aside != null) && (
        <div className={styles.foot}>
          {hint != null && <p id={hintId}>{hint}</p>}
          {aside}
        </div>
      )}
    </div>
  );
}

/** The star after the label of what has to be filled. The control itself says so to screen readers. */
export function Required() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

export interface FieldErrorProps {
  /** The control names it in `aria-describedby`. */
  id: string;
  /** What is wrong and how to put it right. */
  children: ReactNode;
}

/** The line under a field that says what is wrong; FieldGroup, Checkbox and FilePicker share it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
