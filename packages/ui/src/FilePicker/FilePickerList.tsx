import { useLayoutEffect, useRef, useState } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './FilePicker.module.css';
import { FilePickerItem } from './FilePickerItem.tsx';
import type { PickedFile } from './picked-file.ts';
import { useDragOrder } from './useDragOrder.ts';

interface FilePickerListProps {
  /** The pictures, in order. */
  items: readonly PickedFile[];
  /** Nothing can be removed or moved. */
  disabled: boolean;
  /** Takes a picture out. */
  onRemove: (id: string) => void;
  /** Puts a picture in another place. */
  onMove: ((id: string, to: number) => void) | undefined;
  /** Stops an upload. */
  onCancel: ((id: string) => void) | undefined;
  /** Uploads again. */
  onRetry: ((id: string) => void) | undefined;
}

/** The picked pictures: to look at, to order, to take out. Keeps the focus where the work is, and says what moved where. */
export function FilePickerList({ items, disabled, onRemove, onMove, onCancel, onRetry }: FilePickerListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const indexOf = (id: string) => items.findIndex((item) => item.id === id);

  const sayPlace = (id: string, index: number) => {
    setSaid(`${items[indexOf(id)]?.name ?? ''} is now ${index + 1} of ${items.length}${index === 0 ? ', the cover' : ''}`);
  };
  const carried = useDragOrder({
    list,
    onMove: disabled || items.length < 2 ? undefined : onMove,
    onDrop: (id) => sayPlace(id, indexOf(id)),
  });

  const step = (id: string, way: 1 | -1) => {
    const to = indexOf(id) + way;
    onMove?.(id, to);
    sayPlace(id, to);
  };
  const remove = (id: string) => {
    // The button that had the focus goes; the next picture's comes to its place, or the last one's.
    const neighbour = items[indexOf(id) + 1] ?? items[indexOf(id) - 1];
    focusNext.current = neighbour && `[data-id="${CSS.escape(neighbour.id)}"] [data-remove]`;
    onRemove(id);
  };
  useLayoutEffect(() => {
    if (focusNext.current !== undefined) list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  return (
    <>
      <ul ref={list} className={styles.grid} data-carrying={carried !== undefined || undefined}>
        {items.map((item, index) => (
          <FilePickerItem
            key={item.id}
            {...{ item, index, disabled, onCancel, onRetry }}
            count={items.length}
            carried={item.id === carried}
            onRemove={remove}
            onStep={onMove && step}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
