import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './ChatLayout.module.css';

export interface ChatLayoutProps extends ComponentProps<'div'> {
  /** A ChatHeader. */
  header: ReactNode;
  /** A PinnedPost between header and messages. */
  pinned?: ReactNode;
  /** A MessageThread, its skeleton, or an error page. */
  children: ReactNode;
  /** A TypingNotice above the composer. */
  typing?: ReactNode;
  /** A MessageComposer. */
  composer?: ReactNode;
}

/**
 * The parts of a conversation in a column: the messages fill the remaining height and scroll. Used in a DashboardLayout
 * of width `full`, alone on a phone, or in a pane of 60, 50 and 40 percent of the window (product §2).
 */
export function ChatLayout({ header, pinned, children, typing, composer, className, ...rest }: ChatLayoutProps) {
  return (
    <div {...rest} className={cx(styles.chat, className)}>
      {header}
      {pinned}
      <div className={styles.middle}>{children}</div>
      {typing && <div className={styles.typing}>{typing}</div>}
      {composer}
    </div>
  );
}
