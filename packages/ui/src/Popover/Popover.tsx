import { Popover as RadixPopover } from 'radix-ui';
import { useState, type ReactElement, type ReactNode } from 'react';

import { useDirection } from '../hooks/useDirection.ts';
import { useTopLayer } from '../hooks/useTopLayer.ts';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** What it is about; names it for screen readers, and stands at its head unless `labelHidden`. */
  label: string;
  /** Keeps the label for screen readers alone, where the content says it. Default false. */
  labelHidden?: boolean;
  /** What is in it; a function is given what closes it, for a button that says "Done". */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** On which side of the trigger it opens; turns to the other where there is no room. Default `bottom`. */
  side?: 'top' | 'bottom';
  /** Which edge of the trigger it keeps to. Default `center`. */
  align?: 'start' | 'center' | 'end';
  /** Open from the start, for documentation. Default false. */
  defaultOpen?: boolean;
  /** Told when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Something small beside what opened it, while the page stays in use: an explanation, a filter, a link to copy. Closes
 * by Escape, by a press or by the focus elsewhere; over a dialog it opens inside of it.
 */
export function Popover({
  trigger,
  label,
  labelHidden = false,
  children,
  side = 'bottom',
  align = 'center',
  defaultOpen = false,
  onOpenChange,
}: PopoverProps) {
  const dialog = useTopLayer();
  const [direction, directionRef] = useDirection();
  const [open, setOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <RadixPopover.Root open={open} onOpenChange={change}>
      <RadixPopover.Trigger ref={directionRef} asChild>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={dialog}>
        <RadixPopover.Content
          data-closes-first
          className={styles.popover}
          dir={direction}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          {!labelHidden && (
            <p className={styles.label} aria-hidden="true">
              {label}
            </p>
          )}
          {typeof children === 'function' ? children(() => change(false)) : children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
