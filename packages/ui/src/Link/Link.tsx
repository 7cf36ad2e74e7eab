import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './Link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * `inline` in running text (underlined), `standalone` outside of text (bold), `muted` in footers. Default `inline`.
   */
  variant?: 'inline' | 'standalone' | 'muted';
  /** Styles the single child instead, such as a router's link. */
  asChild?: boolean;
}

/** A link. Can be rendered on the server. */
export function Link({ variant = 'inline', asChild = false, className, children, ...rest }: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root {...rest} className={cx(styles.link, className)} data-variant={variant}>
      {children}
    </Root>
  );
}
