import { Slot } from 'radix-ui';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';

import { useMessages } from '../hooks/use-messages.ts';
import { toast } from '../Toast/toast-store.ts';
import type { MenuProps as LoadedMenuProps } from './LoadedMenu.tsx';
import { loadMenu } from './load-menu.ts';
import { visibleEntries } from './menu-entries.ts';
import { MESSAGES } from './messages.ts';

export { loadMenu } from './load-menu.ts';
export type { MenuEntry, MenuItem } from './menu-entries.ts';

export interface MenuProps extends LoadedMenuProps {
  /**
   * Loads what some items need, such as their code: on hover, on focus and when the trigger is pressed. The menu opens
   * when it has resolved, so that no item moves under a finger. Repeated calls must be cheap.
   */
  prepare?: (() => Promise<unknown>) | undefined;
}

const ignore = () => undefined;

/**
 * Further actions on an object, such as Edit and Delete (product §6). The trigger is rendered immediately; the
 * other 16 kB are loaded on its hover or focus, and mounted when it is pressed. When loading fails, a toast says so.
 */
export function Menu({ trigger, items, open, defaultOpen = false, prepare, ...rest }: MenuProps) {
  const messages = useMessages('Menu', MESSAGES);
  const button = useRef<HTMLButtonElement>(null);
  // Mounted at the first press even if it is already loaded: a closed menu costs more than its row.
  const [LoadedMenu, setLoadedMenu] = useState<ComponentType<LoadedMenuProps>>();
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>();

  useEffect(() => {
    if (open ?? defaultOpen) void loadMenu().then((menu) => setLoadedMenu(() => menu), ignore);
  }, [open, defaultOpen]);

  useEffect(() => {
    if (openedBy !== 'keyboard') return;
    // The press reached the placeholder; it is repeated on the real trigger, so that the menu opens at its first item.
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [openedBy]);

  if (visibleEntries(items).length === 0) return null;
  const triggerWithRef = <Slot.Root ref={button}>{trigger}</Slot.Root>;
  if (LoadedMenu)
    return (
      <LoadedMenu
        {...rest}
        trigger={triggerWithRef}
        items={items}
        open={open}
        defaultOpen={defaultOpen || openedBy === 'pointer'}
      />
    );

  const load = () => Promise.all([loadMenu(), prepare?.()]);
  const preload = () => void load().catch(ignore);
  const press = async (event: MouseEvent) => {
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    try {
      const [menu] = await load();
      setLoadedMenu(() => menu);
      if (open === undefined) setOpenedBy(by);
      else rest.onOpenChange?.(true);
    } catch {
      // Without a network the menu cannot open; the next press tries again.
      toast({
        tone: 'danger',
        title: messages.failed,
        text: messages.failedText,
      });
    }
  };
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event: MouseEvent) => void press(event)}
    >
      {trigger}
    </Slot.Root>
  );
}
