import { Check } from 'lucide-react';
import { useRef } from 'react';

import styles from './ComboboxList.module.css';
import { labelOf, type ComboboxOption } from './filter-options.ts';
import { usePlacedList } from './use-placed-list.ts';

interface ComboboxListProps {
  /** Id of the list; its options' ids begin with it. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** The matching options. */
  options: readonly ComboboxOption[];
  /** Index of the active option. */
  active: ComboboxOption | undefined;
  /** The field's value. */
  chosen: ComboboxOption | undefined;
  /** Message when no option matches. */
  emptyText: string;
  /** Called with the pressed option. */
  onSelect: (option: ComboboxOption) => void;
}

/** The id of an option, by its index: values may contain spaces, ids may not. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** The listbox below a combobox's box. The focus stays in the box. */
export function ComboboxList({ id, label, options, active, chosen, emptyText, onSelect }: ComboboxListProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePlacedList(popup);

  return (
    // A press in the list must not take the focus out of the box.
    <div
      ref={popup}
      popover="manual"
      role="presentation"
      className={styles.popup}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <div id={id} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box handles the keys
            <div
              key={option.value}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={option === chosen}
              className={styles.option}
              data-active={option === active || undefined}
              {...(option === active && { ref: scrollIntoSight })}
              onClick={() => onSelect(option)}
            >
              <bdi>{option.listLabel ?? labelOf(option)}</bdi>
              {option === chosen && <Check aria-hidden="true" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
