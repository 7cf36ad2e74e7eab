import { Check } from 'lucide-react';

import { ToggleField, type ToggleBaseProps } from '../Field/ToggleField.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends ToggleBaseProps {
  /** Ticked now; with it the caller keeps the state. Left out, the box keeps its own. */
  checked?: boolean | undefined;
  /** Ticked at first. Default false. */
  defaultChecked?: boolean | undefined;
}

/** A statement to agree with, sent with its form. Spread a form library's `register(…)` into it. */
export function Checkbox(props: CheckboxProps) {
  return (
    <ToggleField {...props} side="start">
      {(input) => (
        <span className={styles.control}>
          <input {...input} className={styles.box} />
          <Check className={styles.tick} aria-hidden="true" strokeWidth={3.5} />
        </span>
      )}
    </ToggleField>
  );
}
