import { Check } from 'lucide-react';
import { useRef } from 'react';

import styles from './ComboboxList.module.css';
import { labelOf, type ComboboxOption } from './filter-options.ts';
import { usePlacedList } from './usePlacedList.ts';

interface ComboboxListProps {
  /** Id of the list; its options' ids begin with it. */
  id: string;
  /** What fits. */
  options: readonly ComboboxOption[];
  /** Where the keys stand. */
  active: ComboboxOption | undefined;
  /** What the field holds. */
  chosen: ComboboxOption | undefined;
  /** Said where nothing fits. */
  emptyText: string;
  /** Called with the option that is pressed. */
  onChoose: (option: ComboboxOption) => void;
}

/** The id of an option, by its place among those shown: values may hold spaces, ids may not. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** The list under a combobox's box. The focus stays in the box. */
export function ComboboxList({ id, options, active, chosen, emptyText, onChoose }: ComboboxListProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePlacedList(popup);

  return (
    // A press in the list must not take the focus out of the box.
    <div ref={popup} popover="manual" role="presentation" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <div id={id} role="listbox" aria-label="Choices">
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, which keeps the focus
            <div
              key={option.value}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={option === chosen}
              className={styles.option}
              data-active={option === active || undefined}
              {...(option === active && { ref: scrollIntoSight })}
              onClick={() => onChoose(option)}
            >
              <bdi>{labelOf(option)}</bdi>
              {option === chosen && <Check aria-hidden="true" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
