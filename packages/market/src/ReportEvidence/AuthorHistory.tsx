import type { ReactElement } from 'react';

import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import styles from './ReportEvidence.module.css';

/** What is known of the author of a reported post. */
export interface AuthorHistoryData {
  /** When the account was created. */
  joinedAt: number | string | Date;
  /** The number of their posts. */
  postsCount: number;
  /** The number of people who follow them. */
  followersCount: number;
}

interface AuthorHistoryProps {
  /** What is known; undefined while it loads. */
  history: AuthorHistoryData | undefined;
  /** The author's other reported posts, each a PostLine with a key. */
  otherReported: readonly ReactElement[];
  /** More of the queue can be loaded, so there may be further posts of the author. */
  hasMore: boolean;
}

/** The author's time on Oja, and their other reported posts. */
export function AuthorHistory({ history, otherReported, hasMore }: AuthorHistoryProps) {
  const messages = useMessages('ReportEvidence', MESSAGES);
  const { format, locale } = useLocale();
  return (
    <>
      {/* Its place is there before its text: what is below does not move. */}
      <p className={styles.history}>
        {history &&
          [
            format(messages.joined, {
              date: new Date(history.joinedAt).toLocaleDateString(locale, { month: 'long', year: 'numeric' }),
            }),
            format(messages.posts, { count: history.postsCount }),
            format(messages.followers, { count: history.followersCount }),
          ].join(' · ')}
      </p>
      {otherReported.length > 0 ? (
        <>
          <p className={styles.facts}>
            {format(hasMore ? messages.otherLoaded : messages.otherReported, { count: otherReported.length })}
          </p>
          <ul>
            {otherReported.map((line) => (
              <li key={line.key}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.facts}>{hasMore ? messages.noneLoaded : messages.noneReported}</p>
      )}
    </>
  );
}
