import type { ReactNode } from 'react';

import { ToggleField, type ToggleBaseProps } from '../Field/ToggleField.tsx';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ToggleBaseProps, 'required'> {
  /** The state, when the caller controls it. Without it the switch keeps its own state. */
  checked?: boolean | undefined;
  /** The initial state. Default false. */
  defaultChecked?: boolean | undefined;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** In the thumb: a moon and a sun. Decorative. */
  thumbIcon?: ReactNode;
}

/** A setting that takes effect immediately. The whole row is clickable. */
export function Switch({ thumbIcon, ...props }: SwitchProps) {
  return (
    <ToggleField {...props} side="end">
      {(input) => (
        <span className={styles.control}>
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
              itself */}
          <input {...input} role="switch" className={styles.track} />
          <span className={styles.thumb} aria-hidden="true">
            {thumbIcon}
          </span>
        </span>
      )}
    </ToggleField>
  );
}
