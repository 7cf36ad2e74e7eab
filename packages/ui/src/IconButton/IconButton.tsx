import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its action, for screen readers and as the tooltip. */
  label: string;
  /** The icon; decorative, because the label carries the meaning. */
  icon: ReactNode;
  /** `plain` in bars, `filled` elsewhere, `overlay` on pictures. Default `plain`. */
  variant?: 'plain' | 'filled' | 'overlay';
  /** Styles the single child instead (a router's link, without content). */
  asChild?: boolean;
}

/** A square, 44 px button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      title={label}
      {...rest}
      {...(!asChild && { type })}
      className={cx(styles.button, className)}
      data-variant={variant}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Slot.Slottable>{children}</Slot.Slottable>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
