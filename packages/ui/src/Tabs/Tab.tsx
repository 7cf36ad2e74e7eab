import { Tabs as RadixTabs } from 'radix-ui';
import { useEffect, useRef } from 'react';

import { Badge } from '../Badge/Badge.tsx';
import styles from './Tab.module.css';
import type { TabsItem } from './tabs-item.ts';

interface TabProps {
  /** The tab. */
  item: TabsItem;
  /** It is selected. */
  chosen: boolean;
}

/** One tab in the row; scrolled into view when it is selected. */
export function Tab({ item, chosen }: TabProps) {
  const { value, label, icon, badge = 0, badgeLabel = 'new', disabled = false } = item;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = button.current?.parentElement;
    // Only if the row scrolls: rendering a tab must not move the page.
    if (chosen && row && row.scrollWidth > row.clientWidth)
      button.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  return (
    <RadixTabs.Trigger ref={button} className={styles.tab} value={value} disabled={disabled}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{label}</span>
      <Badge count={badge} label={badgeLabel} />
    </RadixTabs.Trigger>
  );
}
