import { useLayoutEffect, useRef, useState } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './FilePicker.module.css';
import { FilePickerItem } from './FilePickerItem.tsx';
import type { PickedFile } from './picked-file.ts';
import { useDragOrder } from './use-drag-order.ts';
import { MESSAGES } from './messages.ts';

interface FilePickerListProps {
  /** The pictures, in order. */
  items: readonly PickedFile[];
  /** Nothing can be removed or moved. */
  disabled: boolean;
  /** Removes a picture. */
  onRemove: (id: string) => void;
  /** Moves a picture. */
  onMove: ((id: string, to: number) => void) | undefined;
  /** Stops an upload. */
  onCancel: ((id: string) => void) | undefined;
  /** Uploads again. */
  onRetry: ((id: string) => void) | undefined;
}

/** The picked pictures, which can be viewed, ordered and removed. It manages the focus and announces moves. */
export function FilePickerList({ items, disabled, onRemove, onMove, onCancel, onRetry }: FilePickerListProps) {
  const messages = useMessages('FilePicker', MESSAGES);
  const { format } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const indexOf = (id: string) => items.findIndex((item) => item.id === id);

  const announcePosition = (id: string, index: number) => {
    const name = items[indexOf(id)]?.name ?? '';
    setAnnouncement(
      format(index === 0 ? messages.movedToCover : messages.moved, { name, number: index + 1, count: items.length }),
    );
  };
  const draggedId = useDragOrder({
    list,
    onMove: disabled || items.length < 2 ? undefined : onMove,
    onDrop: (id) => announcePosition(id, indexOf(id)),
  });

  const step = (id: string, direction: 1 | -1) => {
    const to = indexOf(id) + direction;
    onMove?.(id, to);
    announcePosition(id, to);
  };
  const remove = (id: string) => {
    // The focused button is removed; the focus moves to the picture that takes its place, or to the last one.
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
      <ul ref={list} className={styles.grid} data-carrying={draggedId !== undefined || undefined}>
        {items.map((item, index) => (
          <FilePickerItem
            key={item.id}
            {...{ item, index, disabled, onCancel, onRetry }}
            count={items.length}
            isDragged={item.id === draggedId}
            onRemove={remove}
            onStep={onMove && step}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
