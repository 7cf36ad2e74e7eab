import { DropdownMenu } from 'radix-ui';
import { useRef, type ComponentProps, type ReactElement } from 'react';

import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useSurroundings } from '../hooks/use-surroundings.ts';
import { useTopLayer } from '../hooks/use-top-layer.ts';
import { visibleEntries, type MenuEntry } from './menu-entries.ts';
import styles from './LoadedMenu.module.css';
import { MenuRow } from './MenuRow.tsx';

/** Further attributes go to the open menu. */
export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens it: an IconButton or a Button. Its name is also the menu's name. */
  trigger: ReactElement;
  /** The items in order; separators at the ends and empty entries are left out. Without items nothing is rendered. */
  items: readonly MenuEntry[];
  /** Which edge of the trigger it aligns with. It flips to the other edge without room. Default `end`. */
  align?: 'start' | 'center' | 'end';
  /** On which side of the trigger it opens. Default `bottom`. */
  side?: 'top' | 'bottom';
  /** Whether it is open, when the caller controls it. Without it the menu keeps its own state. */
  open?: boolean | undefined;
  /** Opens it initially, without `open`. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The part of Menu that is loaded when it is needed: the trigger and the menu of Radix. Not modal, so that no style
 * element is injected and the page can still be scrolled; over a dialog it opens inside the dialog.
 */
export function LoadedMenu({
  trigger,
  items,
  align = 'end',
  side = 'bottom',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const dialog = useTopLayer();
  const button = useRef<HTMLButtonElement>(null);
  const [{ direction, theme }, surroundingsRef] = useSurroundings();
  const triggerRef = useComposedRef<HTMLButtonElement>(button, surroundingsRef);
  const entries = visibleEntries(items);
  if (entries.length === 0) return null;
  return (
    <DropdownMenu.Root
      modal={false}
      dir={direction}
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <DropdownMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={dialog}>
        <DropdownMenu.Content
          {...rest}
          data-closes-first
          data-theme={theme}
          className={cx(styles.menu, className)}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          loop
        >
          {entries.map((entry, index) =>
            entry === 'separator' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a separator has no other identity
              <DropdownMenu.Separator key={index} className={styles.line} />
            ) : (
              <MenuRow key={entry.label} item={entry} onLeave={() => button.current?.focus()} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
