import { ImagePlus } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import { cx } from '../cx/cx.ts';
import { useFileDrop } from '../hooks/useFileDrop.ts';
import styles from './FilePicker.module.css';
import { FilePickerList } from './FilePickerList.tsx';
import { megabytes, type PickedFile } from './picked-file.ts';

export { moveItem } from './picked-file.ts';
export type { PickedFile } from './picked-file.ts';

export interface FilePickerProps {
  /** What the pictures are for. */
  label: string;
  /** The pictures picked so far, in order; the first is the cover. */
  items: readonly PickedFile[];
  /** How many there may be. Default 8 (spec §5). */
  max?: number | undefined;
  /** How large they may be together, in bytes; shows how much is taken where the items say their size. */
  maxBytes?: number | undefined;
  /** Which files the system's dialog offers. Default `image/*`. */
  accept?: string | undefined;
  /** Called with what was chosen, dropped or pasted. The caller checks kind, name, number and size. */
  onAdd: (files: File[]) => void;
  /** Takes a picture out again. */
  onRemove: (id: string) => void;
  /** Puts a picture in another place, by dragging or by its buttons; without it the order stays. */
  onMove?: ((id: string, to: number) => void) | undefined;
  /** Stops an upload and leaves the picture as `cancelled`; without it the cross takes it out. */
  onCancel?: ((id: string) => void) | undefined;
  /** Uploads a failed or cancelled one again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Help: kinds and sizes. */
  hint?: ReactNode;
  /** Why the last files were not taken, in the spec's words. */
  error?: ReactNode;
  /** Nothing can be added, removed or moved; an upload can still be cancelled. Default false. */
  disabled?: boolean | undefined;
}

/** Pictures of a post: button, drop zone and paste; previews with progress, in the order that they will be seen. */
export function FilePicker({
  label,
  items,
  max = 8,
  maxBytes,
  accept = 'image/*',
  onAdd,
  onRemove,
  onMove,
  onCancel,
  onRetry,
  hint,
  error,
  disabled = false,
}: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // Out of use it still catches what is dropped: the browser would leave the page to show the file.
  const { dropping, handlers } = useFileDrop((files) => !disabled && onAdd(files));
  const describedBy = cx(hint != null && `${id}-hint`, error != null && `${id}-error`) || undefined;
  const taken = items.reduce((sum, { size = 0 }) => sum + size, 0);

  const remove = (itemId: string) => {
    onRemove(itemId);
    // With the last one its buttons go; the next sensible place is where pictures are added.
    if (items.length === 1) addButton.current?.focus();
  };
  return (
    <div className={styles.picker} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <div className={styles.head}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <span className={styles.count} aria-live="polite">
          {items.length} of {max}
          {maxBytes !== undefined && taken > 0 && ` · ${megabytes(taken)} of ${megabytes(maxBytes)} MB`}
        </span>
      </div>
      <div className={styles.zone} data-dropping={(dropping && !disabled) || undefined} data-invalid={error != null || undefined} {...handlers}>
        {items.length > 0 && <FilePickerList {...{ items, disabled, onMove, onCancel, onRetry }} onRemove={remove} />}
        <div className={styles.add}>
          {items.length < max ? (
            <>
              <Button ref={addButton} variant="secondary" icon={<ImagePlus />} disabled={disabled} onClick={() => input.current?.click()}>
                {max === 1 ? 'Add a picture' : 'Add pictures'}
              </Button>
              {!disabled && <span className={styles.tip}>{dropping ? 'Let go to add them' : 'or drop them here'}</span>}
            </>
          ) : (
            <span className={styles.tip}>That is all there is room for.{!disabled && ' Remove one to add another.'}</span>
          )}
          <input
            ref={input}
            hidden
            type="file"
            accept={accept}
            multiple={max > 1}
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
