import { fullTime } from '../chatTime/chat-time.ts';
import { MessageStatus, type MessageState } from '../MessageStatus/MessageStatus.tsx';
import styles from './MessageBubble.module.css';

interface MessageMetaProps {
  /** When it was sent, in milliseconds. */
  time: number;
  /** The same as a clock shows it. */
  clock: string;
  /** The time zone. */
  timeZone: string | undefined;
  /** Changed after it was sent. */
  isEdited: boolean;
  /** The tick, for own messages. */
  status: MessageState | undefined;
  /** Lies over a picture. */
  over: boolean;
}

/** The small print of a message: edited, time, tick. */
export function MessageMeta({ time, clock, timeZone, isEdited, status, over }: MessageMetaProps) {
  return (
    // Floats to the end of the text, whichever side that is, and reads from left to right itself.
    <span className={styles.meta} data-over={over || undefined}>
      <bdi className={styles.metaLine}>
        {isEdited && <span>Edited</span>}
        {clock !== '' && (
          <time dateTime={new Date(time).toISOString()} title={fullTime(time, timeZone)}>
            {clock}
          </time>
        )}
        {status && <MessageStatus status={status} ground="bubble" />}
      </bdi>
    </span>
  );
}
