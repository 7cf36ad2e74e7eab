import type { ReactNode } from 'react';

/** One tab and what it shows. */
export interface TabsItem {
  /** Its key among the tabs, also in an address: "users". */
  value: string;
  /** Its name, in a word or two. */
  label: string;
  /** Decorative icon before the name. */
  icon?: ReactNode;
  /** A count beside the name; 0 shows none, over 100 shows "99+". */
  badge?: number | undefined;
  /** What is counted, for screen readers. Default "new". */
  badgeLabel?: string | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
  /** What is shown while it is chosen. Mounted when it is first chosen, not before. */
  content: ReactNode;
}
