import { ImagePlus } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import { cx } from '../cx/cx.ts';
import styles from './ImagePicker.module.css';
import { ImagePickerItem, type PickedImage } from './ImagePickerItem.tsx';
import { useFileDrop } from './useFileDrop.ts';

export type { PickedImage } from './ImagePickerItem.tsx';

export interface ImagePickerProps {
  /** What the pictures are for. */
  label: string;
  /** The pictures picked so far, in order; the first is the cover. */
  items: readonly PickedImage[];
  /** How many there may be (8, spec §5). */
  max: number;
  /** Called with what was chosen, dropped or pasted. The caller checks kind, name, number and size. */
  onAdd: (files: File[]) => void;
  /** Takes a picture out again. */
  onRemove: (id: string) => void;
  /** Uploads a failed one again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Help: kinds and sizes. */
  hint?: ReactNode;
  /** Why the last files were not taken, in the spec's words. */
  error?: ReactNode;
  /** Nothing can be added or removed. */
  disabled?: boolean | undefined;
}

/** Pictures of a post: button, drop zone and paste; previews with a progress bar each. */
export function ImagePicker({ label, items, max, onAdd, onRemove, onRetry, hint, error, disabled = false }: ImagePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { dropping, handlers } = useFileDrop(disabled ? undefined : onAdd);
  const describedBy = cx(hint != null && `${id}-hint`, error != null && `${id}-error`) || undefined;

  const remove = (itemId: string) => {
    onRemove(itemId);
    // The button that had the focus goes; the next sensible place is where pictures are added.
    addButton.current?.focus();
  };
  return (
    <div className={styles.picker} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <div className={styles.head}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <span className={styles.count} aria-live="polite">
          {items.length} of {max}
        </span>
      </div>
      <div className={styles.zone} data-dropping={dropping || undefined} data-invalid={error != null || undefined} {...handlers}>
        {items.length > 0 && (
          <ul className={styles.grid}>
            {items.map((item, index) => (
              <ImagePickerItem key={item.id} item={item} cover={index === 0} disabled={disabled} onRemove={remove} onRetry={onRetry} />
            ))}
          </ul>
        )}
        <div className={styles.add}>
          <Button ref={addButton} variant="secondary" icon={<ImagePlus />} disabled={disabled} onClick={() => input.current?.click()}>
            Add pictures
          </Button>
          <span className={styles.tip}>{dropping ? 'Let go to add them' : 'or drop them here'}</span>
          <input
            ref={input}
            hidden
            type="file"
            accept="image/*"
            multiple
            aria-label={label}
            disabled={disabled}
            onChange={(event) => {
              onAdd([...(event.currentTarget.files ?? [])]);
              // Emptied, so that the same file can be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
        </div>
      </div>
      {error != null && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
