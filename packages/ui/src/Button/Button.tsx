import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { cx } from '../cx/cx.ts';
import styles from './Button.module.css';

/** Visual weight of a button. One `primary` per view; `danger` for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. Default `primary`. */
  variant?: ButtonVariant;
  /** `large` for the one action of a page, `small` in rows; all keep a 44 px target. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Shows a spinner, keeps width and focus, and ignores clicks and submits. */
  loading?: boolean | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Fills the whole line: forms on phones. */
  fullWidth?: boolean;
  /** Styles the single child instead of rendering a button, so that a router's link can look like one. */
  asChild?: boolean;
}

/** The action of a form or a page. Can be rendered on the server. */
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
    // Not `disabled`: that would drop the focus, and a keyboard user would lose their place.
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
