import type { ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './StatusBadge.module.css';
import { MESSAGES } from './messages.ts';

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What the vendor marked the post as. An available post has no badge. */
  status: 'reserved' | 'sold' | 'paused';
}

/** Shows that a post is reserved, sold or paused (product §4 "Post status"), in a word. */
export function StatusBadge({ status, className, ...rest }: StatusBadgeProps) {
  const messages = useMessages('StatusBadge', MESSAGES);
  return (
    <span {...rest} className={cx(styles.badge, className)} data-status={status}>
      {messages[status]}
    </span>
  );
}
