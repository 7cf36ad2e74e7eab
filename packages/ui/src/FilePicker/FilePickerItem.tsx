import { ArrowLeft, ArrowRight, CircleCheck, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import styles from './FilePickerItem.module.css';
import { FilePreview } from './FilePreview.tsx';
import { megabytes, type PickedFile } from './picked-file.ts';

interface FilePickerItemProps {
  /** The picture. */
  item: PickedFile;
  /** Its place, from 0; the first is the one that is seen first. */
  index: number;
  /** Number of pictures. */
  count: number;
  /** It is carried to another place now. */
  carried: boolean;
  /** Nothing can be removed or moved; what is under way can still be cancelled. */
  disabled: boolean;
  /** Takes it out. */
  onRemove: (id: string) => void;
  /** Stops its upload; without it, taking it out does. */
  onCancel: ((id: string) => void) | undefined;
  /** Tries it again after a failure. */
  onRetry: ((id: string) => void) | undefined;
  /** Takes it one place on (1) or back (-1). */
  onStep: ((id: string, step: 1 | -1) => void) | undefined;
}

function stateOf({ status, size, progress = 0, message }: PickedFile): string {
  switch (status) {
    case 'waiting':
      return size === undefined ? 'Waiting' : `${megabytes(size)} MB`;
    case 'uploading':
      return `Uploading ${Math.round(progress * 100)}%`;
    case 'done':
      return 'Uploaded';
    case 'failed':
      return message ?? 'Not uploaded';
    case 'cancelled':
      return 'Cancelled';
  }
}

/** Preview, name, state and actions of one picture. */
export function FilePickerItem({ item, index, count, carried, disabled, onRemove, onCancel, onRetry, onStep }: FilePickerItemProps) {
  const { id, name, status } = item;
  const cancel = status === 'uploading' ? onCancel : undefined;
  const step = (way: 1 | -1, label: string, icon: ReactNode, ended: boolean) => (
    <IconButton
      className={styles.step}
      variant="overlay"
      label={`Move ${name} ${label}`}
      icon={icon}
      // Not `disabled` at the ends: there it would drop the focus that has just moved it so far.
      aria-disabled={ended || disabled || undefined}
      onClick={() => !ended && !disabled && onStep?.(id, way)}
    />
  );
  return (
    <li className={styles.item} data-id={id} data-status={status} data-carried={carried || undefined} data-movable={(onStep && !disabled) || undefined}>
      <div className={styles.frame}>
        <FilePreview url={item.previewUrl} />
        {index === 0 && count > 1 && <span className={styles.cover}>Cover</span>}
        <IconButton
          className={styles.remove}
          variant="overlay"
          data-remove=""
          label={cancel ? `Cancel upload of ${name}` : `Remove ${name}`}
          icon={<X />}
          disabled={disabled && !cancel}
          onClick={() => (cancel ?? onRemove)(id)}
        />
        {(status === 'failed' || status === 'cancelled') && onRetry && (
          <IconButton className={styles.retry} variant="overlay" label={`Try ${name} again`} icon={<RotateCw />} onClick={() => onRetry(id)} />
        )}
        {onStep && count > 1 && (
          <div className={styles.steps}>
            {step(-1, 'earlier', <ArrowLeft />, index === 0)}
            {step(1, 'later', <ArrowRight />, index === count - 1)}
          </div>
        )}
        {status === 'uploading' && <ProgressBar className={styles.progress} label={`Upload of ${name}`} value={item.progress ?? 0} />}
      </div>
      <p className={styles.name} title={name}>
        {name}
      </p>
      <p className={styles.state}>
        {status === 'done' && <CircleCheck className={styles.check} aria-hidden="true" />}
        {stateOf(item)}
      </p>
    </li>
  );
}
