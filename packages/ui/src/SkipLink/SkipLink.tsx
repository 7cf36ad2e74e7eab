import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './SkipLink.module.css';
import { MESSAGES } from './messages.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The target's hash: "#content". Give that element `tabIndex={-1}`. */
  href: string;
  /** Text of the link. Default "Skip to content". */
  children?: ReactNode;
}

/** The first tab stop of every page: skips the navigation. Hidden until focused. */
export function SkipLink({ href, children, className, ...rest }: SkipLinkProps) {
  const messages = useMessages('SkipLink', MESSAGES);
  return (
    <a {...rest} className={cx(styles.skip, className)} href={href}>
      {children === undefined ? messages.skip : children}
    </a>
  );
}
