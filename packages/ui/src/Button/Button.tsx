import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { cx } from '../cx/cx.ts';
import styles from './Button.module.css';

/** How much weight a button carries. One `primary` a view; `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. Default `primary`. */
  variant?: ButtonVariant;
  /** `large` for the one action of a page, `small` inside rows; all keep a 44 px target. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Work is under way: shows a spinner, keeps width and focus, and swallows clicks and submits. */
  loading?: boolean | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Takes the whole line: forms on phones. */
  fullWidth?: boolean;
  /** Styles the single child instead, which is how a router's link looks like a button. */
  asChild?: boolean;
}

/** The action of a form or a page. Renders on the server. */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  icon,
  fullWidth = false,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus, and with it the place of a keyboard user.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      {...(!asChild && { type })}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      {...((loading || onClick) && { onClick: handleClick })}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Slot.Slottable>{children}</Slot.Slottable>
      {loading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </Root>
  );
}
