import { Tabs as RadixTabs } from 'radix-ui';
import { useState, type ComponentProps } from 'react';

import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useSurroundings } from '../hooks/use-surroundings.ts';
import { Tab } from './Tab.tsx';
import styles from './Tabs.module.css';
import type { TabsItem } from './tabs-item.ts';

export type { TabsItem } from './tabs-item.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'children'> {
  /** The tabs, in order. */
  items: readonly TabsItem[];
  /** Accessible name: "Search results". */
  label: string;
  /** Id of the selected tab, when the caller controls it (in the URL, for example). */
  value?: string | undefined;
  /** Id of the initially selected tab, without `value`. Default the first. */
  defaultValue?: string | undefined;
  /** Called with the id of the newly selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** A panel that was selected once stays mounted, hidden: its input and scroll position are kept. Default false. */
  keepPanels?: boolean;
  /** The tabs share the whole width, for two or three of them. Default false. */
  fullWidth?: boolean;
}

/** Two or more views of a page, one visible at a time, such as the kinds of results of a search (product §2). */
export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  keepPanels = false,
  fullWidth = false,
  className,
  ref,
  ...rest
}: TabsProps) {
  const [{ direction }, surroundingsRef] = useSurroundings();
  const root = useComposedRef<HTMLDivElement>(surroundingsRef, ref);
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
    <RadixTabs.Root
      {...rest}
      ref={root}
      className={cx(styles.tabs, className)}
      dir={direction}
      value={chosen}
      onValueChange={choose}
    >
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
