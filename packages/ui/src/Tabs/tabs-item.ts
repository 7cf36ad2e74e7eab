import type { ReactNode } from 'react';

/** One tab and its panel. */
export interface TabsItem {
  /** Its id, also in a URL: "users". */
  value: string;
  /** Its name, in a word or two. */
  label: string;
  /** Decorative icon before the name. */
  icon?: ReactNode;
  /** A count beside the label; 0 shows none, over 100 shows "99+". */
  badge?: number | undefined;
  /** The counted things, for screen readers. Default "new". */
  badgeLabel?: string | undefined;
  /** Disabled. */
  disabled?: boolean | undefined;
  /** Content of its panel. Mounted when first selected, not before. */
  content: ReactNode;
}
