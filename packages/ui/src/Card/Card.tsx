import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Inner spacing. `none` where pictures reach the edge. Default `medium`. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** `flat` on the page, `raised` above other cards, `accent` for the recommended one. Default `flat`. */
  variant?: 'flat' | 'raised' | 'accent';
  /** Styles the single child instead of rendering a div: an article, a list item, a section. */
  asChild?: boolean;
}

/** A surface that groups content. Can be rendered on the server. */
export function Card({ padding = 'medium', variant = 'flat', asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : 'div';
  return <Root {...rest} className={cx(styles.card, className)} data-padding={padding} data-variant={variant} />;
}
