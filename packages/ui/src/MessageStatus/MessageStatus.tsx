import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './MessageStatus.module.css';

/** How far an own message got (spec §4). A message that waits for the connection is `sending` too. */
export type MessageState = 'sending' | 'sent' | 'seen' | 'failed';

const STATES = {
  sending: { Icon: Clock, text: 'Sending' },
  sent: { Icon: Check, text: 'Sent' },
  seen: { Icon: CheckCheck, text: 'Seen' },
  failed: { Icon: CircleAlert, text: 'Not sent' },
};

export interface MessageStatusProps {
  /** How far it got. `seen` is blue, and two ticks: colour is never the only sign. */
  status: MessageState;
  /** What it stands on: the page or a row, or an own bubble, whose blue is lighter. Default `page`. */
  ground?: 'page' | 'bubble' | undefined;
}

/** The tick of an own message, in its bubble and in the list of conversations (spec §4). */
export function MessageStatus({ status, ground = 'page' }: MessageStatusProps) {
  const { Icon, text } = STATES[status];
  return (
    <span className={styles.status} data-status={status} data-ground={ground}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
