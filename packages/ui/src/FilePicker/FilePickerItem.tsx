import { ArrowLeft, ArrowRight, CircleCheck, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { useLocale, type Locale } from '../hooks/use-locale.ts';
import styles from './FilePickerItem.module.css';
import { FilePreview } from './FilePreview.tsx';
import type { PickedFile } from './picked-file.ts';
import { MESSAGES } from './messages.ts';

interface FilePickerItemProps {
  /** The picture. */
  item: PickedFile;
  /** Its index; 0 is the cover. */
  index: number;
  /** Number of pictures. */
  count: number;
  /** It is being dragged. */
  isDragged: boolean;
  /** Nothing can be removed or moved; an upload can still be cancelled. */
  disabled: boolean;
  /** Removes it. */
  onRemove: (id: string) => void;
  /** Stops its upload; without it the upload is stopped by removing the picture. */
  onCancel: ((id: string) => void) | undefined;
  /** Uploads it again after a failure. */
  onRetry: ((id: string) => void) | undefined;
  /** Moves it one place forward (1) or back (-1). */
  onStep: ((id: string, step: 1 | -1) => void) | undefined;
}

/** Its upload progress; undefined before the upload begins. */
function stateOf(
  { status, progress = 0, message }: PickedFile,
  messages: typeof MESSAGES,
  { format }: Locale,
): string | undefined {
  switch (status) {
    case 'waiting':
      return undefined;
    case 'uploading':
      return format(messages.uploading, { percent: Math.round(progress * 100) });
    case 'done':
      return messages.uploaded;
    case 'failed':
      return message ?? messages.failed;
    case 'cancelled':
      return messages.cancelled;
  }
}

/** Preview, position, state and actions of one picture. */
export function FilePickerItem({
  item,
  index,
  count,
  isDragged,
  disabled,
  onRemove,
  onCancel,
  onRetry,
  onStep,
}: FilePickerItemProps) {
  const messages = useMessages('FilePicker', MESSAGES);
  const locale = useLocale();
  const { format } = locale;
  const { id, name, status } = item;
  const state = stateOf(item, messages, locale);
  const cancel = status === 'uploading' ? onCancel : undefined;
  const step = (way: 1 | -1, message: string, icon: ReactNode, ended: boolean) => (
    <IconButton
      className={styles.step}
      variant="overlay"
      label={format(message, { name })}
      icon={icon}
      // Not `disabled` at the ends: that would drop the focus of the button that has just moved it there.
      aria-disabled={ended || disabled || undefined}
      onClick={() => !ended && !disabled && onStep?.(id, way)}
    />
  );
  return (
    <li
      className={styles.item}
      data-id={id}
      data-status={status}
      data-carried={isDragged || undefined}
      data-movable={(onStep && !disabled) || undefined}
    >
      <div className={styles.frame}>
        <FilePreview url={item.previewUrl} />
        {count > 1 && (
          <span className={styles.place} data-cover={index === 0 || undefined}>
            {index === 0 ? messages.cover : index + 1}
          </span>
        )}
        <IconButton
          className={styles.remove}
          variant="overlay"
          data-remove=""
          label={format(cancel ? messages.cancelUpload : messages.remove, { name })}
          icon={<X />}
          disabled={disabled && !cancel}
          onClick={() => (cancel ?? onRemove)(id)}
        />
        {(status === 'failed' || status === 'cancelled') && onRetry && (
          <IconButton
            className={styles.retry}
            variant="overlay"
            label={format(messages.retry, { name })}
            icon={<RotateCw />}
            onClick={() => onRetry(id)}
          />
        )}
        {onStep && count > 1 && (
          <div className={styles.steps}>
            {step(-1, messages.moveEarlier, <ArrowLeft />, index === 0)}
            {step(1, messages.moveLater, <ArrowRight />, index === count - 1)}
          </div>
        )}
        {status === 'uploading' && (
          <ProgressBar
            className={styles.progress}
            label={format(messages.progress, { name })}
            value={item.progress ?? 0}
          />
        )}
      </div>
      {state !== undefined && (
        <p className={styles.state}>
          {status === 'done' && <CircleCheck className={styles.check} aria-hidden="true" />}
          {state}
        </p>
      )}
    </li>
  );
}
