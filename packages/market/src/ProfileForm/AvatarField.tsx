import { Camera, RotateCw } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { Avatar } from '@oja/ui/Avatar';
import { Button } from '@oja/ui/Button';
import { FieldError } from '@oja/ui/Field';
import { ProgressBar } from '@oja/ui/ProgressBar';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './AvatarField.module.css';
import { MESSAGES } from './messages.ts';

export interface AvatarFieldProps {
  /** The person's name; its initials replace a missing picture. */
  name: string;
  /** URL of the picture: the chosen one, otherwise the current one. */
  src?: string | null | undefined;
  /** Upload progress, from 0 to 1. Leave out when nothing is being uploaded. */
  progress?: number | undefined;
  /** The error: 'Please select an image file' (product §5) or "Image upload failed. Please try again." (product §8). */
  error?: ReactNode;
  /** Called with the chosen file; the caller checks that it is an image. */
  onSelect: (file: File) => void;
  /** Uploads the chosen file again after a failure; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Removes the picture; without it there is no such button. */
  onRemove?: (() => void) | undefined;
}

/** The user's picture in the profile form: shown, changed and removed, with upload progress and errors. */
export function AvatarField({ name, src, progress, error, onSelect, onRetry, onRemove }: AvatarFieldProps) {
  const messages = useMessages('ProfileForm', MESSAGES);
  const input = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const uploading = progress !== undefined;
  // The pressed button is removed afterwards; the focus moves to the button that always stays.
  const leaveFor = (act: () => void) => () => {
    changeButton.current?.focus();
    act();
  };
  return (
    <div className={styles.field}>
      <Avatar name={name} src={src} sources={smallImageSources(src)} size="xlarge" />
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button
            ref={changeButton}
            variant="secondary"
            size="small"
            icon={<Camera />}
            loading={uploading}
            aria-describedby={error == null ? undefined : errorId}
            onClick={() => input.current?.click()}
          >
            {messages.changePicture}
          </Button>
          {onRemove && src && !uploading && (
            <Button variant="quiet" size="small" onClick={leaveFor(onRemove)}>
              {messages.removePicture}
            </Button>
          )}
        </div>
        {uploading && (
          <div className={styles.progress}>
            <ProgressBar label={messages.upload} value={progress} />
            <span aria-hidden="true">{Math.round(progress * 100)}%</span>
          </div>
        )}
        {error != null && (
          <div className={styles.failure} role="alert">
            <FieldError id={errorId}>{error}</FieldError>
            {onRetry && (
              <Button variant="secondary" size="small" icon={<RotateCw />} onClick={leaveFor(onRetry)}>
                {messages.retry}
              </Button>
            )}
          </div>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          aria-label={messages.picture}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onSelect(file);
            // Cleared, so that the same file can be chosen again after a failure.
            currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}
