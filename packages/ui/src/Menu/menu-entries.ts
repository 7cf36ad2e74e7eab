import type { ReactElement, ReactNode } from 'react';

/** One thing to do. */
export interface MenuItem {
  /** What it does, in a word or three; unique in its menu. */
  label: string;
  /** Decorative icon before the words. Give one to all items of a menu or to none. */
  icon?: ReactNode;
  /** Does it. The menu has closed and the focus is on its trigger again, so a dialog may open from here. */
  onSelect?: (() => void) | undefined;
  /** The application's link, without content: the item goes there instead of doing something. */
  link?: ReactElement | undefined;
  /** It cannot be undone: shown in the colour of danger. Put it last. */
  danger?: boolean | undefined;
  /** Cannot be chosen now; keeps its place, and the arrow keys pass it. */
  disabled?: boolean | undefined;
}

/** An item, a line between two groups, or nothing: `isAuthor && { label: 'Edit', … }`. */
export type MenuEntry = MenuItem | 'separator' | false | null | undefined;

/** What is shown: without the gaps, and without lines that part nothing. */
export function tidyEntries(entries: readonly MenuEntry[]): (MenuItem | 'separator')[] {
  const there = entries.filter((entry) => entry !== false && entry != null);
  return there.filter((entry, index) => {
    if (entry !== 'separator') return true;
    const before = there[index - 1];
    return before !== undefined && before !== 'separator' && there.slice(index).some((later) => later !== 'separator');
  });
}
