import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';

import { useTopLayer } from '../hooks/useTopLayer.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** The few words. They describe the trigger, they do not name it: it needs a name of its own. */
  text: string;
  /** What it is about: a button, a link, or something else that takes the focus. */
  children: ReactElement;
  /** On which side it shows; turns to the other where there is no room. Default `top`. */
  side?: 'top' | 'bottom';
  /** How long a pointer has to rest before it shows, in milliseconds; on focus it shows at once. Default 500. */
  delayMs?: number;
  /** Shown from the start, for documentation. Default false. */
  defaultOpen?: boolean;
}

/**
 * A few helpful words about a control, for a pointer that rests on it or the focus. A finger never sees it, so nothing
 * that people need may stand in it alone.
 */
export function Tooltip({ text, children, side = 'top', delayMs = 500, defaultOpen = false }: TooltipProps) {
  const dialog = useTopLayer();
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root delayDuration={delayMs} defaultOpen={defaultOpen}>
        {/* The browser's own tooltip must not come up beside this one. */}
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
