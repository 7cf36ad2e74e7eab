import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';

import { useTopLayer } from '../hooks/use-top-layer.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
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
  /** Shows it initially, for documentation. Default false. */
  defaultOpen?: boolean;
}

/**
 * A few helpful words about a control, on hover or focus. Not available on touch devices, so it must not contain
 * necessary information.
 */
export function Tooltip({ text, children, side = 'top', delayMs = 500, defaultOpen = false }: TooltipProps) {
  const dialog = useTopLayer();
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root delayDuration={delayMs} defaultOpen={defaultOpen}>
        {/* The browser's own tooltip must not be shown too. */}
        <RadixTooltip.Trigger title="" asChild>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={dialog}>
          <RadixTooltip.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
