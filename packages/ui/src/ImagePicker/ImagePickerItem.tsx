import { CircleCheck, RotateCw, X } from 'lucide-react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import styles from './ImagePickerItem.module.css';
import { PickedPreview } from './PickedPreview.tsx';

/** One picture on its way to a post. */
export interface PickedImage {
  /** Stable while it is in the list. */
  id: string;
  /** The file's name; duplicates by name are refused by the caller (spec §5). */
  name: string;
  /** An object URL made by the caller, who also revokes it. */
  previewUrl: string;
  /** Where it stands. */
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while uploading. */
  progress?: number | undefined;
  /** Why it failed. */
  message?: string | undefined;
}

interface ImagePickerItemProps {
  /** The picture. */
  item: PickedImage;
  /** It is the first, and so the one that is seen first. */
  cover: boolean;
  /** Nothing can be changed. */
  disabled: boolean;
  /** Takes it out. */
  onRemove: (id: string) => void;
  /** Tries it again after a failure. */
  onRetry: ((id: string) => void) | undefined;
}

const STATUS_TEXT = { waiting: 'Waiting', uploading: 'Uploading', done: 'Uploaded', failed: 'Not uploaded' };

/** Preview, name, state and actions of one picture. */
export function ImagePickerItem({ item, cover, disabled, onRemove, onRetry }: ImagePickerItemProps) {
  const { status } = item;
  const percent = Math.round((item.progress ?? 0) * 100);
  return (
    <li className={styles.item} data-status={status}>
      <div className={styles.frame}>
        <PickedPreview url={item.previewUrl} />
        {cover && <span className={styles.cover}>Cover</span>}
        {status === 'done' && <CircleCheck className={styles.check} aria-hidden="true" />}
        <IconButton
          className={styles.remove}
          variant="overlay"
          label={`Remove ${item.name}`}
          icon={<X />}
          disabled={disabled}
          onClick={() => onRemove(item.id)}
        />
        {status === 'failed' && onRetry && (
          <IconButton
            className={styles.retry}
            variant="overlay"
            label={`Try ${item.name} again`}
            icon={<RotateCw />}
            disabled={disabled}
            onClick={() => onRetry(item.id)}
          />
        )}
      </div>
      <p className={styles.name} title={item.name}>
        {item.name}
      </p>
      <ProgressBar
        label={`Upload of ${item.name}`}
        value={status === 'done' || status === 'failed' ? 1 : (item.progress ?? 0)}
        tone={status === 'done' ? 'done' : status === 'failed' ? 'failed' : 'active'}
      />
      <p className={styles.state}>
        {status === 'failed' ? (item.message ?? STATUS_TEXT.failed) : STATUS_TEXT[status]}
        {status === 'uploading' && ` ${percent} %`}
      </p>
    </li>
  );
}
