import { Tabs as RadixTabs } from 'radix-ui';
import { useState } from 'react';

import { useDirection } from '../hooks/useDirection.ts';
import { Tab } from './Tab.tsx';
import styles from './Tabs.module.css';
import type { TabsItem } from './tabs-item.ts';

export type { TabsItem } from './tabs-item.ts';

export interface TabsProps {
  /** The tabs, in order. */
  items: readonly TabsItem[];
  /** What the tabs are about, for screen readers: "Search results". */
  label: string;
  /** The chosen tab, where the caller keeps it (in the address, say). */
  value?: string | undefined;
  /** The tab chosen at first, where the caller does not keep it. Default the first. */
  defaultValue?: string | undefined;
  /** Told which tab was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** A panel that has been seen stays mounted, hidden: what was typed or scrolled there is kept. Default false. */
  keepPanels?: boolean;
  /** The tabs share the whole width, for two or three of them. Default false. */
  fullWidth?: boolean;
}

/** Two or more views of the same page, one shown at a time: Users and Posts of the search (spec §2). */
export function Tabs({ items, label, value, defaultValue, onValueChange, keepPanels = false, fullWidth = false }: TabsProps) {
  const [direction, directionRef] = useDirection();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value ?? '');
  const chosen = value ?? own;
  const [seen, setSeen] = useState<readonly string[]>([chosen]);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  const choose = (next: string) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <RadixTabs.Root ref={directionRef} className={styles.tabs} dir={direction} value={chosen} onValueChange={choose}>
      <RadixTabs.List className={styles.list} aria-label={label} data-full-width={fullWidth || undefined}>
        {items.map((item) => (
          <Tab key={item.value} item={item} chosen={item.value === chosen} />
        ))}
      </RadixTabs.List>
      {items.map(({ value: key, content }) => (
        <RadixTabs.Content
          key={key}
          className={styles.panel}
          value={key}
          hidden={key !== chosen}
          {...(keepPanels && seen.includes(key) && { forceMount: true as const })}
        >
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
