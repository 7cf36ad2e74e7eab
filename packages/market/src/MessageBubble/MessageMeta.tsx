import { fullTime } from '../chat-time/chat-time.ts';
import { MessageStatus, type MessageState } from '../MessageStatus/MessageStatus.tsx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageBubble.module.css';
import { MESSAGES } from './messages.ts';

interface MessageMetaProps {
  /** When it was sent, in milliseconds. */
  time: number;
  /** The formatted time. */
  clock: string;
  /** The time zone. */
  timeZone: string | undefined;
  /** The sender's account sent it by itself. */
  isAutomatic?: boolean;
  /** The message was edited. */
  isEdited?: boolean;
  /** The tick, for own messages. */
  status?: MessageState | undefined;
  /** It is displayed over a picture. */
  over: boolean;
}

/** The details of a message: sent automatically, edited, time, tick. */
export function MessageMeta({ time, clock, timeZone, isAutomatic, isEdited, status, over }: MessageMetaProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  const { locale } = useLocale();
  return (
    // Floats to the end of the text, on either side; its own content is left to right.
    <span className={styles.meta} data-over={over || undefined}>
      <bdi className={styles.metaLine}>
        {isAutomatic && <span>{messages.automatic}</span>}
        {isEdited && <span>{messages.edited}</span>}
        {clock !== '' && (
          <time dateTime={new Date(time).toISOString()} title={fullTime(time, timeZone, locale)}>
            {clock}
          </time>
        )}
        {status && <MessageStatus status={status} ground="bubble" />}
      </bdi>
    </span>
  );
}
