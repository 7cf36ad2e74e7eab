import type { ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import { formatElements } from '@oja/ui/format-message';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './TypingNotice.module.css';
import { MESSAGES } from './messages.ts';

export interface TypingNoticeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The typing person; null shows nothing and reserves the space, so that nothing moves. */
  name: string | null;
}

/**
 * Shows "Adaeze is typing". Not announced: it changes many times before one message, and screen readers would interrupt
 * each time.
 */
export function TypingNotice({ name, className, ...rest }: TypingNoticeProps) {
  const messages = useMessages('TypingNotice', MESSAGES);
  return (
    <p {...rest} className={cx(styles.notice, className)}>
      {name !== null && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          <span className={styles.text}>{formatElements(messages.typing, { name: <bdi>{name}</bdi> })}</span>
        </>
      )}
    </p>
  );
}
