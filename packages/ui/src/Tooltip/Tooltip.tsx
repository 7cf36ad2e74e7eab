import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';

import { cx } from '../cx/cx.ts';
import { useSurroundings } from '../hooks/use-surroundings.ts';
import { useTopLayer } from '../hooks/use-top-layer.ts';
import styles from './Tooltip.module.css';

/** Further attributes go to the open tooltip. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words. They describe the trigger, which needs an accessible name of its own. */
  text: string;
  /** Its trigger: a button, a link, or another focusable element. */
  children: ReactElement;
  /** On which side it is shown; flips to the other side without room. Default `top`. */
  side?: 'top' | 'bottom';
  /**
   * How long the pointer must rest before it is shown, in milliseconds; on focus it is shown immediately. Default 500.
   */
  delayMs?: number;
  /** Whether it is shown, when the caller controls it. Without it the tooltip keeps its own state. */
  open?: boolean | undefined;
  /** Shows it initially, without `open`. Default false. */
  defaultOpen?: boolean;
  /** Called when it is shown and hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A few helpful words about a control, on hover or focus. Not available on touch devices, so it must not contain
 * necessary information.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  delayMs = 500,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const dialog = useTopLayer();
  const [{ direction, theme }, surroundingsRef] = useSurroundings();
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root
        delayDuration={delayMs}
        defaultOpen={defaultOpen}
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange })}
      >
        {/* The browser's own tooltip must not be shown too. */}
        <RadixTooltip.Trigger ref={surroundingsRef} title="" asChild>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={dialog}>
          <RadixTooltip.Content
            {...rest}
            dir={direction}
            data-theme={theme}
            className={cx(styles.tooltip, className)}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
