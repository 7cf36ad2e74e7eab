import { Slot } from 'radix-ui';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';

import type { MenuProps } from '../Menu/Menu.tsx';
import { tidyEntries } from '../Menu/menu-entries.ts';
import { toast } from '../Toast/toast-store.ts';
import { loadMenu } from './load-menu.ts';

export type LazyMenuProps = MenuProps;

const prepare = () => void loadMenu().catch(() => undefined);

/**
 * A Menu that is fetched when somebody reaches for it, and made when they press. For menus that stand many times on a
 * view, such as those of posts, comments and messages: the trigger is there at once, the other 16 kB come with the
 * first pointer or focus. Where they do not come, a toast says so.
 */
export function LazyMenu({ trigger, items, defaultOpen = false, ...rest }: LazyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Made at the first press, also where it is loaded long since: a closed menu costs more than the row it stands on.
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>();

  useEffect(() => {
    if (!defaultOpen) return;
    void loadMenu().then((menu) => setMenu(() => menu), () => undefined);
  }, [defaultOpen]);

  useEffect(() => {
    if (openedBy !== 'keyboard') return;
    // The press went to the stand-in; the real trigger is told, so that the menu opens on its first item.
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [openedBy]);

  if (tidyEntries(items).length === 0) return null;
  const named = <Slot.Root ref={button}>{trigger}</Slot.Root>;
  if (Menu) return <Menu {...rest} trigger={named} items={items} defaultOpen={defaultOpen || openedBy === 'pointer'} />;

  const open = async (event: MouseEvent) => {
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    try {
      const menu = await loadMenu();
      setMenu(() => menu);
      setOpenedBy(by);
    } catch {
      // Without a network nothing can open; the next press tries again.
      toast({ kind: 'error', title: 'The menu could not be opened', text: 'Check your connection, then press again.' });
    }
  };
  return (
    <Slot.Root aria-haspopup="menu" aria-expanded={false} onPointerEnter={prepare} onFocus={prepare} onClick={(event: MouseEvent) => void open(event)}>
      {trigger}
    </Slot.Root>
  );
}
