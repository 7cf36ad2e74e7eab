import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageStatus.module.css';
import { MESSAGES } from './messages.ts';

/** Delivery status of an own message (product §4). `failed` covers a message that waits for the connection too. */
export type MessageState = 'sending' | 'sent' | 'seen' | 'failed';

const ICONS = { sending: Clock, sent: Check, seen: CheckCheck, failed: CircleAlert };

export interface MessageStatusProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The status. `seen` is blue with two ticks: colour is never the only sign. */
  status: MessageState;
  /** Its background: the page or a row, or an own bubble, which needs a lighter blue. Default `page`. */
  ground?: 'page' | 'bubble' | undefined;
}

/** The tick of an own message, in its bubble and in the conversation list (product §4). */
export function MessageStatus({ status, ground = 'page', className, ...rest }: MessageStatusProps) {
  const messages = useMessages('MessageStatus', MESSAGES);
  const Icon = ICONS[status];
  return (
    <span {...rest} className={cx(styles.status, className)} data-status={status} data-ground={ground}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{messages[status]}</VisuallyHidden>
    </span>
  );
}
