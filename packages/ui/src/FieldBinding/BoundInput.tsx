import type { ComponentProps } from 'react';

import styles from './BoundInput.module.css';

/** The hidden input that holds useBoundValue's value. A form can focus it, a user cannot. */
export function BoundInput(props: ComponentProps<'input'>) {
  return <input {...props} type="text" className={styles.input} tabIndex={-1} aria-hidden="true" autoComplete="off" />;
}
