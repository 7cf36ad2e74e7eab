import type { Ref } from 'react';

import { Button } from '@oja/ui/Button';
import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
import { Notice } from '@oja/ui/Notice';
import { MESSAGES } from './messages.ts';
import styles from './ShowNowDialog.module.css';

export interface ShowNowDialogProps extends Omit<DialogProps, 'actions' | 'children' | 'description' | 'title'> {
  /** The post's title. */
  postTitle: string;
  /** The name of the person who asked. */
  name: string;
  /** `starting` until the camera's first picture; the last three say why there is none. */
  camera: 'starting' | 'live' | 'missing' | 'refused' | 'failed';
  /** The element that shows what the camera sees; the caller connects it. */
  videoRef?: Ref<HTMLVideoElement> | undefined;
  /** Called with the camera's first picture. */
  onLive?: () => void;
  /** The picture that was taken. */
  pictureUrl?: string | undefined;
  /** Takes a picture of what the camera sees. */
  onTake: () => void;
  /** Gives the picture up, to take another. */
  onRetake: () => void;
  /** Sends the picture. The caller closes the dialog. */
  onSend: () => void;
  /** Starts the camera again after a failure. */
  onRetry: () => void;
}

/** A dialog that takes a picture with the camera and no file (product §4 "Show me now"). */
export function ShowNowDialog({
  postTitle,
  name,
  camera,
  videoRef,
  onLive,
  pictureUrl,
  onTake,
  onRetake,
  onSend,
  onRetry,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: ShowNowDialogProps) {
  const messages = useMessages('ShowNowDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const isLost = camera !== 'starting' && camera !== 'live';
  const parts = { post: <bdi>{postTitle}</bdi>, name: <bdi>{name}</bdi> };
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      title={messages.title}
      description={<span className={styles.post}>{formatElements(messages.text, parts)}</span>}
      actions={
        <>
          {pictureUrl === undefined ? (
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {messages.cancel}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onRetake}>
              {messages.retake}
            </Button>
          )}
          {isLost && <Button onClick={onRetry}>{messages.retry}</Button>}
          {!isLost && pictureUrl === undefined && (
            <Button disabled={camera === 'starting'} onClick={onTake}>
              {messages.take}
            </Button>
          )}
          {!isLost && pictureUrl !== undefined && <Button onClick={onSend}>{messages.send}</Button>}
        </>
      }
    >
      {isLost ? (
        <Notice tone="danger">{messages[camera]}</Notice>
      ) : (
        <div className={styles.frame}>
          {camera === 'starting' && <span role="status">{messages.starting}</span>}
          <video
            ref={videoRef}
            aria-label={messages.view}
            hidden={pictureUrl !== undefined}
            autoPlay
            muted
            playsInline
            onLoadedData={onLive}
          />
          {pictureUrl !== undefined && <img src={pictureUrl} alt={messages.picture} />}
        </div>
      )}
    </Dialog>
  );
}
