import type { ComponentProps } from 'react';

import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './LoadingThread.module.css';
import { MESSAGES } from './messages.ts';

/** An example conversation: the sides and lengths of its messages. */
const BUBBLES = ['other', 'other-long', 'own-long', 'own', 'other-long', 'own', 'own-long', 'other'] as const;

export interface LoadingThreadProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shows its placeholder, for which no other props are needed. */
  loading: true;
  /** Announced to screen readers. Default "Loading messages". */
  label?: string | undefined;
}

/** Placeholder of a conversation's messages while they load (product §2). */
export function LoadingThread({ label, className, ...rest }: Omit<LoadingThreadProps, 'loading'>) {
  const messages = useMessages('MessageThread', MESSAGES);
  return (
    <div {...rest} className={cx(styles.thread, className)} role="status">
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      {BUBBLES.map((bubble, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order never changes
        <Skeleton
          key={index}
          className={cx(styles.bubble, bubble.startsWith('own') && styles.own, bubble.endsWith('long') && styles.long)}
        />
      ))}
    </div>
  );
}
