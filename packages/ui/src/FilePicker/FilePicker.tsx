import { ImagePlus } from 'lucide-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { cx } from '../cx/cx.ts';
import { useFileDrop } from '../hooks/use-file-drop.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './FilePicker.module.css';
import { FilePickerList } from './FilePickerList.tsx';
import { megabytes, type PickedFile } from './picked-file.ts';
import { MESSAGES } from './messages.ts';

export { FilePreview } from './FilePreview.tsx';
export { moveItem } from './picked-file.ts';
export type { PickedFile } from './picked-file.ts';

export interface FilePickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the field. */
  label: string;
  /** The picked pictures, in order; the first is the cover. */
  items: readonly PickedFile[];
  /** Maximum number of pictures. */
  max: number;
  /** Maximum total size, in bytes; the used size is shown if the items have a size. */
  maxBytes?: number | undefined;
  /** Which files the system's dialog offers. Default `image/*`. */
  accept?: string | undefined;
  /** Called with the chosen, dropped or pasted files. The caller checks kind, name, number and size. */
  onAdd: (files: File[]) => void;
  /** Removes a picture. */
  onRemove: (id: string) => void;
  /** Moves a picture, by dragging or by its buttons; without it the order is fixed. */
  onMove?: ((id: string, to: number) => void) | undefined;
  /** Stops an upload and leaves the picture as `cancelled`; without it the remove button removes it. */
  onCancel?: ((id: string) => void) | undefined;
  /** Uploads a failed or cancelled picture again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Help: kinds and sizes. */
  hint?: ReactNode;
  /** Why the last files were refused. */
  error?: ReactNode;
  /** A note about the last files that is no error: a picture that is already there. */
  note?: ReactNode;
  /** Nothing can be added, removed or moved; an upload can still be cancelled. Default false. */
  disabled?: boolean | undefined;
}

/** Pictures to upload: button, drop zone and paste; previews with progress, in display order. */
export function FilePicker({
  label,
  items,
  max,
  maxBytes,
  accept = 'image/*',
  onAdd,
  onRemove,
  onMove,
  onCancel,
  onRetry,
  hint,
  error,
  note,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: FilePickerProps) {
  const messages = useMessages('FilePicker', MESSAGES);
  const { locale, format } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const canDrop = useMediaQuery('(hover: hover) and (pointer: fine)');
  const addButton = useRef<HTMLButtonElement>(null);
  // A disabled zone still handles drops: the browser would otherwise open the file and leave the page.
  const { dropping, handlers } = useFileDrop((files) => !disabled && onAdd(files));
  const describing = cx(describedBy, hint != null && `${id}-hint`, error != null && `${id}-error`);
  const taken = items.reduce((sum, { size = 0 }) => sum + size, 0);

  const remove = (itemId: string) => {
    onRemove(itemId);
    // With the last picture its buttons are removed; the focus moves to the button that adds pictures.
    if (items.length === 1) addButton.current?.focus();
  };
  return (
    <div
      {...rest}
      className={cx(styles.picker, className)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describing || undefined}
    >
      <div className={styles.head}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <span className={styles.count} aria-live="polite">
          {format(messages.count, { count: items.length, max })}
          {maxBytes !== undefined &&
            taken > 0 &&
            ` · ${format(messages.size, { used: megabytes(taken, locale), max: megabytes(maxBytes, locale) })}`}
        </span>
      </div>
      <div
        className={styles.zone}
        data-dropping={(dropping && !disabled) || undefined}
        data-invalid={error != null || undefined}
        {...handlers}
      >
        {items.length > 0 && <FilePickerList {...{ items, disabled, onMove, onCancel, onRetry }} onRemove={remove} />}
        <div className={styles.add}>
          {items.length < max ? (
            <>
              <Button
                ref={addButton}
                variant="secondary"
                icon={<ImagePlus />}
                disabled={disabled}
                onClick={() => input.current?.click()}
              >
                {max === 1 ? messages.addOne : messages.addSeveral}
              </Button>
              {!disabled && (dropping || canDrop) && (
                <span className={styles.tip}>{dropping ? messages.drop : messages.orDrop}</span>
              )}
            </>
          ) : (
            <span className={styles.tip}>
              {messages.full}
              {!disabled && ` ${messages.makeRoom}`}
            </span>
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
              // Cleared, so that the same file can be chosen again after its removal.
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
      {note != null && <Notice>{note}</Notice>}
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
