import { t } from '@lingui/core/macro';
import { FlagRow } from '@oja/market/FlagRow';
import { KeyHints } from '@oja/ui/KeyHints';
import { PageHeader } from '@oja/ui/PageHeader';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';

import { FlaggedPostRow } from './FlaggedPostRow.tsx';
import styles from './FlagsScreen.module.css';
import { FlagsState } from './FlagsState.tsx';
import { triageKeys } from './triage-keys.ts';
import { useFlagQueue } from './use-flag-queue.ts';
import { useTriage } from './use-triage.ts';

/**
 * /dashboard/flags: the reported posts and reviews, for admins only (product §2, §6), updated live. Keyboard shortcuts
 * are in triage-keys.ts. In wide windows FlagPanes shows them.
 */
export default function FlagsScreen() {
  const queue = useFlagQueue();
  const { flagged, summary, announcement, handlers, query } = queue;
  const { list, region, current } = useTriage(flagged, handlers);
  const isEmpty = flagged.length === 0;

  return (
    <section ref={region} tabIndex={-1} className={styles.region} aria-label={t`Flagged posts`}>
      <PageHeader title={t`Flagged posts`} text={isEmpty ? undefined : summary} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!query.data && !query.error && (
        <div className={styles.list}>
          <FlagRow loading label={t`Loading flagged posts`} />
          <FlagRow loading label="" />
          <FlagRow loading label="" />
        </div>
      )}
      {!isEmpty && (
        <>
          <div className={styles.hints}>
            <KeyHints label={t`Keys in this list`} hints={triageKeys()} />
          </div>
          <ul ref={list} className={styles.list} aria-busy={query.isFetching} aria-keyshortcuts="j ArrowDown k ArrowUp">
            {flagged.map((post) => (
              <li key={post.postId}>
                <FlaggedPostRow flagged={post} current={post.postId === current} queue={queue} />
              </li>
            ))}
          </ul>
        </>
      )}
      <FlagsState queue={queue} />
    </section>
  );
}
