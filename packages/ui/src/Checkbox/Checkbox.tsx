import { Check } from 'lucide-react';

import { ToggleField, type ToggleBaseProps } from '../Field/ToggleField.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends ToggleBaseProps {
  /** The checked state, when the caller controls it. Without it the checkbox keeps its own state. */
  checked?: boolean | undefined;
  /** The initial state. Default false. */
  defaultChecked?: boolean | undefined;
}

/** A checkbox with its label. Spread a form library's `register(…)` into it. */
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
