import { Popover as RadixPopover } from 'radix-ui';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import { useSurroundings } from '../hooks/use-surroundings.ts';
import { useTopLayer } from '../hooks/use-top-layer.ts';
import styles from './Popover.module.css';

/** Further attributes go to the open popover. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** Its accessible name, shown as its title unless `labelHidden`. */
  label: string;
  /** Shows the label to screen readers only, if the content says the same. Default false. */
  labelHidden?: boolean;
  /** Its content; a function gets a callback that closes it, for a button "Done". */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** On which side of the trigger it opens; flips to the other side without room. Default `bottom`. */
  side?: 'top' | 'bottom';
  /** Which edge of the trigger it aligns with. Default `center`. */
  align?: 'start' | 'center' | 'end';
  /** Whether it is open, when the caller controls it. Without it the popover keeps its own state. */
  open?: boolean | undefined;
  /** Opens it initially, without `open`. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Small content beside its trigger, while the page stays usable: an explanation, a filter, a link to copy. Closes on
 * Escape, on a press outside and when the focus leaves; over a dialog it opens inside the dialog.
 */
export function Popover({
  trigger,
  label,
  labelHidden = false,
  children,
  side = 'bottom',
  align = 'center',
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  const dialog = useTopLayer();
  const [{ direction, theme }, surroundingsRef] = useSurroundings();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <RadixPopover.Root open={open} onOpenChange={change}>
      <RadixPopover.Trigger ref={surroundingsRef} asChild>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={dialog}>
        <RadixPopover.Content
          {...rest}
          data-closes-first
          data-theme={theme}
          className={cx(styles.popover, className)}
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
