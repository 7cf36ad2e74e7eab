import type { ReactNode } from 'react';

import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The target's hash: "#content". Give that element `tabIndex={-1}`. */
  href: string;
  /** Text of the link. Default "Skip to content". */
  children?: ReactNode;
}

/** The first tab stop of every page: skips the navigation. Hidden until focused. */
export function SkipLink({ href, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
