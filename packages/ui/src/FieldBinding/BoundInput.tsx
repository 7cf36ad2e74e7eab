import type { ComponentProps } from 'react';

import styles from './BoundInput.module.css';

/** The hidden input that useBoundValue keeps a value in. Can be focused by a form, never by a person. */
export function BoundInput(props: ComponentProps<'input'>) {
  return <input {...props} type="text" className={styles.input} tabIndex={-1} aria-hidden="true" autoComplete="off" />;
}
