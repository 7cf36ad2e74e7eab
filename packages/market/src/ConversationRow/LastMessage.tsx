import { Image } from 'lucide-react';

import type { Moment } from '../chat-time/chat-time.ts';
import { MessageStatus, type MessageState } from '../MessageStatus/MessageStatus.tsx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ConversationRow.module.css';
import { previewOf } from './preview.ts';
import { MESSAGES } from './messages.ts';

/** The newest message of a conversation, as shown in its row. */
export interface ConversationMessage {
  /** Its text; empty for a picture alone. */
  text: string;
  /** The message has a picture. */
  hasImage?: boolean | undefined;
  /** When it was sent. */
  sentAt: Moment;
  /** The viewer is the author: "You:" before it, and a tick. */
  isOwn: boolean;
  /** Delivery status of an own message. Default `sent`. */
  status?: MessageState | undefined;
}

interface LastMessageProps {
  /** The message. */
  message: ConversationMessage;
  /** The draft. */
  draft: string;
}

/** The second line of a row: the draft, or the last message with its tick. */
export function LastMessage({ message, draft }: LastMessageProps) {
  const messages = useMessages('ConversationRow', MESSAGES);
  const { text, hasImage = false, isOwn, status = 'sent' } = message;
  if (draft.trim() !== '') {
    return (
      <span className={styles.preview}>
        <b className={styles.draft}>{messages.draft}</b> <bdi>{previewOf(draft)}</bdi>
      </span>
    );
  }
  return (
    <>
      {isOwn && <MessageStatus status={status} />}
      <span className={styles.preview}>
        {isOwn && `${messages.you} `}
        {hasImage && <Image className={styles.photo} aria-hidden="true" />}
        {text === '' && hasImage ? messages.photo : <bdi>{previewOf(text)}</bdi>}
      </span>
    </>
  );
}
