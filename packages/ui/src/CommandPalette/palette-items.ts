import type { ReactNode } from 'react';

/** A row of the palette: a place or a command. */
export interface CommandPaletteItem {
  /** Identifies the item among all items of all groups. */
  key: string;
  /** The visible text. */
  label: string;
  /** A second, quieter text: a user name, a price. */
  description?: string | undefined;
  /** Before the label; decorative. */
  icon?: ReactNode;
}

/** Items under a heading. A group without items is not shown. */
export interface CommandPaletteGroup<Item extends CommandPaletteItem = CommandPaletteItem> {
  /** Identifies the group. */
  key: string;
  /** The heading. */
  label: string;
  /** The items, the best first. */
  items: readonly Item[];
}
