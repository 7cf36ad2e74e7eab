import type { ReactNode } from 'react';

import { ToggleField, type ToggleBaseProps } from '../Field/ToggleField.tsx';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ToggleBaseProps, 'required'> {
  /** On now; with it the caller keeps the state. Left out, the switch keeps its own. */
  checked?: boolean | undefined;
  /** On at first. Default false. */
  defaultChecked?: boolean | undefined;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** In the thumb: a moon and a sun. Decorative. */
  thumbIcon?: ReactNode;
}

/** A setting that is on or off and takes effect at once. Fills its row; all of it is pressed. */
export function Switch({ thumbIcon, ...props }: SwitchProps) {
  return (
    <ToggleField {...props} side="end">
      {(input) => (
        <span className={styles.control}>
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself */}
          <input {...input} role="switch" className={styles.track} />
          <span className={styles.thumb} aria-hidden="true">
            {thumbIcon}
          </span>
        </span>
      )}
    </ToggleField>
  );
}
