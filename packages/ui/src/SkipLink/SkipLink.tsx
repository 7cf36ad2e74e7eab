import type { ReactNode } from 'react';

import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element to jump to, without the `#`. Give that element `tabIndex={-1}`. */
  targetId: string;
  /** Text of the link. Default "Skip to content". */
  children?: ReactNode;
}

/** The first stop of the Tab key on every page: jumps over navigation. Unseen until focused. */
export function SkipLink({ targetId, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
