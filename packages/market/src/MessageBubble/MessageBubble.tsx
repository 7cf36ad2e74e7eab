import { Ban, Reply } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { clockOf, timeOf, type Moment } from '../chat-time/chat-time.ts';
import type { MessageState } from '../MessageStatus/MessageStatus.tsx';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageBubble.module.css';
import { MessageEditor, type MessageEditing } from './MessageEditor.tsx';
import { MessageFailure } from './MessageFailure.tsx';
import { MessageImages, type MessageImage } from './MessageImages.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { MessageMeta } from './MessageMeta.tsx';
import { MessageText } from './MessageText.tsx';
import { useMessageFocus } from './use-message-focus.ts';
import { MESSAGES } from './messages.ts';

export type { MessageEditing } from './MessageEditor.tsx';
export type { MessageImage } from './MessageImages.tsx';

export interface MessageBubbleProps extends Omit<ComponentProps<'article'>, 'children' | 'onCopy'> {
  /** The viewer is the author: on the other side, with a tick. */
  isOwn: boolean;
  /** The partner's name, for screen readers; own messages are from "You". */
  partnerName: string;
  /** The text; may be empty with pictures. */
  text: string;
  /** Shown first: a MessageQuote, if the message answers another one. */
  quote?: ReactNode;
  /** Shown above text and pictures: a SharedPost, if the message is about a post. */
  post?: ReactNode;
  /** Its pictures, in order. Default none. */
  images?: readonly MessageImage[] | undefined;
  /** When it was sent. */
  sentAt: Moment;
  /** Delivery status of an own message. Default `sent`. */
  status?: MessageState | undefined;
  /** The sender's account sent it by itself. Default false. */
  isAutomatic?: boolean | undefined;
  /** The text was edited. Default false. */
  isEdited?: boolean | undefined;
  /** The message was deleted: only a line about this is shown. Default false. */
  isDeleted?: boolean | undefined;
  /** Its position among consecutive messages of the same person, which form one block. Default `single`. */
  position?: 'single' | 'first' | 'middle' | 'last' | undefined;
  /** Why it was not sent, for status `failed`. Default "Not sent." */
  failure?: ReactNode;
  /** Text of the retry button. Default "Try again". */
  retryLabel?: string | undefined;
  /** Sends a failed message again. */
  onRetry?: (() => void) | undefined;
  /** Opens a picture large, by its index: in an ImageViewer. Without it pictures are not buttons. */
  onOpenImage?: ((index: number) => void) | undefined;
  /** Starts an answer to the message. */
  onReply?: (() => void) | undefined;
  /** Copies the text; the caller shows the result. */
  onCopy?: (() => void) | undefined;
  /** Starts editing: the caller then sets `editing`. */
  onEdit?: (() => void) | undefined;
  /** The edit in progress; without it the message is shown. */
  editing?: MessageEditing | undefined;
  /** Deletes the message; called after the confirmation. */
  onDelete?: (() => void) | undefined;
  /** The viewer has just gone to it, such as from a quote: it is marked for a moment. Default false. */
  isTarget?: boolean | undefined;
  /** Content below it: a SafetyNotice. */
  notice?: ReactNode;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/** One message of a thread, own or received, in all its states (product §4, Message). */
export function MessageBubble({
  isOwn,
  partnerName,
  position = 'single',
  editing,
  notice,
  isTarget = false,
  status = 'sent',
  failure,
  retryLabel,
  onRetry,
  text,
  quote,
  post,
  images = [],
  isDeleted = false,
  isAutomatic = false,
  isEdited = false,
  sentAt,
  timeZone,
  onOpenImage,
  onReply,
  onCopy,
  onEdit,
  onDelete,
  className,
  ref,
  ...rest
}: MessageBubbleProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const { locale } = useLocale();
  const article = useRef<HTMLElement>(null);
  const root = useComposedRef(article, ref);
  const restoreFocus = useMessageFocus(article);
  const keeping = (act: () => void) => () => {
    restoreFocus();
    act();
  };
  const time = timeOf(sentAt);
  const clock = Number.isNaN(time) ? '' : clockOf(time, timeZone, locale);
  const from = isOwn ? messages.you : partnerName;
  const failed = isOwn && status === 'failed' && !isDeleted;
  const picturesOnly = text === '' && images.length > 0 && !isDeleted;
  const isFramed = (images.length > 0 || post != null) && !isDeleted;
  const details = isDeleted ? undefined : { isAutomatic, isEdited, status: isOwn ? status : undefined };
  const meta = <MessageMeta {...{ time, timeZone, clock, ...details }} over={picturesOnly} />;
  return (
    <article
      {...rest}
      ref={root}
      tabIndex={-1}
      className={cx(styles.message, className)}
      data-own={isOwn || undefined}
      data-position={position}
      data-target={isTarget || undefined}
      aria-label={`${from}, ${clock}`}
    >
      {onReply && !isDeleted && <Reply className={styles.swipe} data-reply-arrow aria-hidden="true" />}
      {editing && !isDeleted ? (
        <MessageEditor
          {...editing}
          onSave={keeping(editing.onSave)}
          onCancel={keeping(editing.onCancel)}
          hasImage={images.length > 0}
        />
      ) : (
        <div
          className={styles.bubble}
          data-deleted={isDeleted || undefined}
          data-framed={isFramed || undefined}
          data-quoting={(quote != null && !isDeleted) || undefined}
          data-failed={failed || undefined}
        >
          <VisuallyHidden>{from}: </VisuallyHidden>
          {isDeleted ? (
            <p className={styles.deleted}>
              <Ban aria-hidden="true" />
              {isOwn ? messages.youDeleted : messages.deleted}
              {meta}
            </p>
          ) : (
            <>
              {quote != null && <div className={styles.quote}>{quote}</div>}
              {post != null && <div className={styles.post}>{post}</div>}
              {images.length > 0 && <MessageImages images={images} from={from} onOpen={onOpenImage} />}
              {text !== '' && <MessageText text={text} meta={meta} />}
              {picturesOnly && meta}
              <MessageMenu
                {...{ onReply, onEdit }}
                onCopy={text === '' ? undefined : onCopy}
                message={text === '' ? undefined : article}
                onDelete={onDelete && keeping(onDelete)}
              />
            </>
          )}
        </div>
      )}
      {failed && <MessageFailure {...{ failure, retryLabel }} onRetry={onRetry && keeping(onRetry)} />}
      {notice && <div className={styles.notice}>{notice}</div>}
    </article>
  );
}
