import type { ReactNode } from 'react';

import styles from './ChatLayout.module.css';

export interface ChatLayoutProps {
  /** A ChatHeader. */
  header: ReactNode;
  /** Between head and messages: a PinnedPost. */
  pinned?: ReactNode;
  /** A MessageThread, its skeleton, or the page that says that it failed. */
  children: ReactNode;
  /** Just above the writing field: a TypingNotice. */
  typing?: ReactNode;
  /** A MessageComposer. */
  composer?: ReactNode;
}

/**
 * The parts of a conversation, one above the other: the messages take the room that is left and scroll by themselves.
 * Stands in a DashboardLayout of width `chat`, which gives it 60, 50 and 40 percent (spec §2), or all of a phone.
 */
export function ChatLayout({ header, pinned, children, typing, composer }: ChatLayoutProps) {
  return (
    <div className={styles.chat}>
      {header}
      {pinned}
      <div className={styles.middle}>{children}</div>
      {typing && <div className={styles.typing}>{typing}</div>}
      {composer}
    </div>
  );
}
