import { Slot } from 'radix-ui';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';

import type { MenuProps } from '../Menu/Menu.tsx';
import { visibleEntries } from '../Menu/menu-entries.ts';
import { toast } from '../Toast/toast-store.ts';
import { useMessages } from '../hooks/use-messages.ts';
import { loadMenu } from './load-menu.ts';
import { MESSAGES } from './messages.ts';

export { loadMenu } from './load-menu.ts';
export type LazyMenuProps = MenuProps;

const prepare = () => void loadMenu().catch(() => undefined);

/**
 * A Menu that is loaded on hover or focus of its trigger and mounted when pressed. For menus that appear many times on
 * a page, such as those of posts, comments and messages: the trigger is rendered immediately, the other 16 kB are
 * loaded later. When loading fails, a toast says so.
 */
export function LazyMenu({ trigger, items, open, defaultOpen = false, ...rest }: LazyMenuProps) {
  const messages = useMessages('LazyMenu', MESSAGES);
  const button = useRef<HTMLButtonElement>(null);
  // Mounted at the first press even if it is already loaded: a closed menu costs more than its row.
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>();

  useEffect(() => {
    if (!(open ?? defaultOpen)) return;
    void loadMenu().then(
      (menu) => setMenu(() => menu),
      () => undefined,
    );
  }, [open, defaultOpen]);

  useEffect(() => {
    if (openedBy !== 'keyboard') return;
    // The press reached the placeholder; it is repeated on the real trigger, so that the menu opens at its first item.
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [openedBy]);

  if (visibleEntries(items).length === 0) return null;
  const triggerWithRef = <Slot.Root ref={button}>{trigger}</Slot.Root>;
  if (Menu)
    return (
      <Menu
        {...rest}
        trigger={triggerWithRef}
        items={items}
        open={open}
        defaultOpen={defaultOpen || openedBy === 'pointer'}
      />
    );

  const press = async (event: MouseEvent) => {
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    try {
      const menu = await loadMenu();
      setMenu(() => menu);
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
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event: MouseEvent) => void press(event)}
    >
      {trigger}
    </Slot.Root>
  );
}
