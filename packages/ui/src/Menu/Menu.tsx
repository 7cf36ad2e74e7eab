import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactElement } from 'react';

import { useComposedRef } from '../hooks/useComposedRef.ts';
import { useDirection } from '../hooks/useDirection.ts';
import { useTopLayer } from '../hooks/useTopLayer.ts';
import { tidyEntries, type MenuEntry } from './menu-entries.ts';
import styles from './Menu.module.css';
import { MenuRow } from './MenuRow.tsx';

export type { MenuEntry, MenuItem } from './menu-entries.ts';

export interface MenuProps {
  /** The button that opens it: an IconButton or a Button. Its name names the menu. */
  trigger: ReactElement;
  /** What can be done, in order; lines and gaps that part nothing are left out. Without any, nothing is shown. */
  items: readonly MenuEntry[];
  /** Which edge of the trigger it keeps to. It turns to the other side where there is no room. Default `end`. */
  align?: 'start' | 'center' | 'end';
  /** On which side of the trigger it opens. Default `bottom`. */
  side?: 'top' | 'bottom';
  /** Open from the start, for documentation. Default false. */
  defaultOpen?: boolean;
  /** Told when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The further things that can be done with what it stands on: Edit, Flag and Delete of a post (spec §6). Not modal, so
 * that no style element is injected and the page can still be scrolled; over a dialog it opens inside of it.
 */
export function Menu({ trigger, items, align = 'end', side = 'bottom', defaultOpen = false, onOpenChange }: MenuProps) {
  const dialog = useTopLayer();
  const button = useRef<HTMLButtonElement>(null);
  const [direction, directionRef] = useDirection();
  const triggerRef = useComposedRef<HTMLButtonElement>(button, directionRef);
  const entries = tidyEntries(items);
  if (entries.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false} dir={direction} defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={dialog}>
        <DropdownMenu.Content data-closes-first className={styles.menu} align={align} side={side} sideOffset={6} collisionPadding={12} loop>
          {entries.map((entry, index) =>
            entry === 'separator' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a line has nothing else to be known by
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
