import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './Link.module.css';

/** What a component hands to the application's own link. */
export interface LinkSlotProps {
  /** The looks, to be passed on. */
  className: string;
  /** What is inside the link, to be passed on. */
  children: ReactNode;
}

/**
 * How a component that navigates gets its link: the application renders its router's link and
 * spreads the props into it, so that the library never knows the router.
 */
export type RenderLink = (props: LinkSlotProps) => ReactNode;

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
