import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './Link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `inline` in running text (underlined), `standalone` on its own (bold), `muted` in footers. Default `inline`. */
  variant?: 'inline' | 'standalone' | 'muted';
  /** Styles the single child instead, which is how a router's link is used. */
  asChild?: boolean;
}

/** A way to another page. Renders on the server. */
export function Link({ variant = 'inline', asChild = false, className, children, ...rest }: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root {...rest} className={cx(styles.link, className)} data-variant={variant}>
      {children}
    </Root>
  );
}
