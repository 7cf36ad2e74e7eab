import { t } from '@lingui/core/macro';
import { ReportRow } from '@oja/market/ReportRow';
import { PageHeader } from '@oja/ui/PageHeader';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { Link } from 'react-router';

import { postPath } from '../../posts/post-paths.ts';
import { FlagsState } from '../FlagsState.tsx';
import { BESIDE_FLAGS } from '../group-flags.ts';
import type { FlagQueue } from '../use-flag-queue.ts';
import type { Triage } from '../use-triage.ts';
import styles from './FlagPanes.module.css';

interface FlagQueueListProps {
  queue: FlagQueue;
  triage: Triage;
  /** The id of the open post. */
  opened: string | undefined;
  /** Level of its heading: 2 beside a screen with a heading of its own. */
  headingLevel: 1 | 2;
}

/** The reported posts, a compact row each. */
export function FlagQueueList({ queue, triage: { list, region, current }, opened, headingLevel }: FlagQueueListProps) {
  const { flagged, summary, announcement, query } = queue;
  const isEmpty = flagged.length === 0;
  return (
    <section ref={region} tabIndex={-1} className={styles.queue} aria-label={t`Queue`}>
      <PageHeader
        className={styles.head}
        title={t`Flagged posts`}
        headingLevel={headingLevel}
        text={isEmpty ? undefined : summary}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!query.data && !query.error && (
        <>
          <ReportRow loading label={t`Loading flagged posts`} />
          <ReportRow loading label="" />
          <ReportRow loading label="" />
        </>
      )}
      {!isEmpty && (
        <ul ref={list} className={styles.rows} aria-busy={query.isFetching} aria-keyshortcuts="j ArrowDown k ArrowUp">
          {flagged.map(({ postId, flags }) => (
            <li key={postId}>
              <ReportRow
                postTitle={flags[0].postTitle}
                link={<Link to={postPath(postId)} state={BESIDE_FLAGS} />}
                pictureUrl={flags[0].post.images[0]}
                reasons={flags.map(({ flagReason }) => flagReason)}
                reportedAt={flags[0].createdAt}
                isSelected={postId === opened}
                current={postId === current}
              />
            </li>
          ))}
        </ul>
      )}
      <FlagsState queue={queue} />
    </section>
  );
}
