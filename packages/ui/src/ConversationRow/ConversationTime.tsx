import { conversationTime, fullTime, timeOf, type Moment } from '../chatTime/chat-time.ts';
import { useNow } from '../chatTime/useNow.ts';
import styles from './ConversationRow.module.css';

interface ConversationTimeProps {
  /** When the last message was sent. */
  value: Moment;
  /** The present. */
  now: number | undefined;
  /** The time zone. */
  timeZone: string | undefined;
}

/** "9:05 AM", "Yesterday" or 20/11/2026; nothing for what is no date. */
export function ConversationTime({ value, now: given, timeZone }: ConversationTimeProps) {
  const now = useNow(given);
  const time = timeOf(value);
  if (Number.isNaN(time)) return null;
  return (
    <time className={styles.time} dateTime={new Date(time).toISOString()} title={fullTime(time, timeZone)}>
      {conversationTime(time, now, timeZone)}
    </time>
  );
}
