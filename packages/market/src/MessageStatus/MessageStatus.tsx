import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import styles from './MessageStatus.module.css';

/** Delivery status of an own message (product §4). `failed` covers a message that waits for the connection too. */
export type MessageState = 'sending' | 'sent' | 'seen' | 'failed';

const STATES = {
  sending: { Icon: Clock, text: 'Sending' },
  sent: { Icon: Check, text: 'Sent' },
  seen: { Icon: CheckCheck, text: 'Seen' },
  failed: { Icon: CircleAlert, text: 'Not sent' },
};

export interface MessageStatusProps {
  /** The status. `seen` is blue with two ticks: colour is never the only sign. */
  status: MessageState;
  /** Its background: the page or a row, or an own bubble, which needs a lighter blue. Default `page`. */
  ground?: 'page' | 'bubble' | undefined;
}

/** The tick of an own message, in its bubble and in the conversation list (product §4). */
export function MessageStatus({ status, ground = 'page' }: MessageStatusProps) {
  const { Icon, text } = STATES[status];
  return (
    <span className={styles.status} data-status={status} data-ground={ground}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
