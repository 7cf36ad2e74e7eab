import type { ReactElement, ReactNode } from 'react';

/** One action of a menu. */
export interface MenuItem {
  /** The action, in one to three words; unique in its menu. */
  label: string;
  /** Decorative icon before the label. Set it for all items of a menu or for none. */
  icon?: ReactNode;
  /** Runs the action. The menu is closed and its trigger has the focus, so a dialog may open. */
  onSelect?: (() => void) | undefined;
  /** The application's link, without content: the item navigates instead of running an action. */
  link?: ReactElement | undefined;
  /** `danger` for an action that cannot be undone: shown in that colour. Put it last. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Disabled: stays in place, and the arrow keys skip it. */
  disabled?: boolean | undefined;
}

/** An item, a separator, or nothing: `isAuthor && { label: 'Edit', … }`. */
export type MenuEntry = MenuItem | 'separator' | false | null | undefined;

/** Returns the visible entries: without empty ones, and without separators that separate nothing. */
export function visibleEntries(entries: readonly MenuEntry[]): (MenuItem | 'separator')[] {
  const there = entries.filter((entry) => entry !== false && entry != null);
  return there.filter((entry, index) => {
    if (entry !== 'separator') return true;
    const before = there[index - 1];
    return before !== undefined && before !== 'separator' && there.slice(index).some((later) => later !== 'separator');
  });
}
