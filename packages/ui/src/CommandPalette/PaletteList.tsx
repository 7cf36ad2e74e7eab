import { Check } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';

import styles from './CommandPalette.module.css';
import type { CommandPaletteGroup, CommandPaletteItem } from './palette-items.ts';

interface PaletteListProps<Item extends CommandPaletteItem> {
  /** Id of the list; the ids of its parts begin with it. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** The groups that have items. */
  groups: readonly CommandPaletteGroup<Item>[];
  /** The item that Enter chooses. */
  active: Item | undefined;
  /** Key of the item that is marked as chosen. */
  chosen: string | undefined;
  /** Called with the pressed item. */
  onSelect: (item: Item) => void;
  /** Called with the keys that are pressed while the list has the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The list. */
  ref: Ref<HTMLDivElement>;
}

/** The id of an item, by its index among all items: keys may contain spaces, ids may not. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** The listbox below a palette's field. The focus stays in the field, unless the palette moves it to the list. */
export function PaletteList<Item extends CommandPaletteItem>({
  id,
  label,
  groups,
  active,
  chosen,
  onSelect,
  onKeyDown,
  ref,
}: PaletteListProps<Item>) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  return (
    // A press in the list must not take the focus out of the field.
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      aria-activedescendant={active && optionId(id, groups.flatMap(({ items }) => items).indexOf(active))}
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {groups.map((group, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, which no fieldset is
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} className={styles.heading} role="presentation">
            {group.label}
          </div>
          {group.items.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              key={item.key}
              id={optionId(id, (starts[at] ?? 0) + index)}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              aria-current={item.key === chosen || undefined}
              className={styles.option}
              {...(item === active && { ref: scrollIntoSight })}
              onClick={() => onSelect(item)}
            >
              {item.icon != null && (
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                </span>
              )}
              <bdi className={styles.label}>{item.label}</bdi>
              {item.description !== undefined && <bdi className={styles.description}>{item.description}</bdi>}
              {item.key === chosen && <Check className={styles.check} aria-hidden="true" />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
