import { t } from '@lingui/core/macro';
import { ReportActions } from '@oja/market/ReportActions';
import { EmptyState } from '@oja/ui/EmptyState';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { KeyHints } from '@oja/ui/KeyHints';
import { SplitView } from '@oja/ui/SplitView';
import { Flag } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

import { usePageTitle } from '../../../platform/use-page-title.ts';
import { usePaneSizes } from '../../../platform/pane-sizes.ts';
import { useUser } from '../../../session/use-session.ts';
import { DeleteQuestion } from '../DeleteQuestion.tsx';
import { triageKeys } from '../triage-keys.ts';
import { useFlagActions } from '../use-flag-actions.ts';
import { useFlagQueue } from '../use-flag-queue.ts';
import { useTriage } from '../use-triage.ts';
import { FlagEvidence } from './FlagEvidence.tsx';
import styles from './FlagPanes.module.css';
import { FlagQueueList } from './FlagQueueList.tsx';
import { useOpenFlag, useOpenFlagFocus } from './use-open-flag.ts';

const QUEUE_WIDTH = '20rem';
const ACTIONS_WIDTH = '17.5rem';

/** In wide windows, for admins: the queue of reported posts beside the open one. Others get the screen, `children`. */
export default function FlagPanes({ children }: { children: ReactNode }) {
  return useUser().isAdmin ? <AdminPanes>{children}</AdminPanes> : children;
}

/**
 * The queue, the evidence and the actions. Where three panes do not fit, the actions stand below the evidence. The
 * address says which post is open; one that is not in the queue is shown as its screen, `children`.
 */
function AdminPanes({ children }: { children: ReactNode }) {
  const { _id } = useUser();
  const isThree = useMediaQuery('(width >= 80rem)');
  const [sizes, setSizes] = usePaneSizes(_id, isThree ? 'flags-xl' : 'flags');
  const root = useRef<HTMLDivElement>(null);
  const queue = useFlagQueue();
  const { flagged, query } = queue;
  const openFlag = useOpenFlag();
  const { opened, open } = openFlag;
  const post = flagged.find(({ postId }) => postId === opened);
  const { actions, onDeleteKey, question } = useFlagActions(post, queue);
  const triage = useTriage(flagged, queue.handlers, { root, opened, onOpen: open, onDelete: onDeleteKey });
  useOpenFlagFocus(root, openFlag);
  /** The open post if it was in the queue: when it has ended, the next one is about to be opened. */
  const [seen, setSeen] = useState<string>();
  const isSeen = post !== undefined || seen === opened;
  if ((isSeen ? opened : undefined) !== seen) setSeen(isSeen ? opened : undefined);
  /** The open post is not in the queue; unless it can still turn out to be. */
  const isScreen = !post && opened !== undefined && !query.isLoading && !isSeen;

  const keys = <KeyHints label={t`Keys in this list`} hints={triageKeys()} stacked={post !== undefined} />;
  const shownActions = post && <ReportActions key={post.postId} {...actions} keys={isThree && keys} />;
  const evidence = post ? (
    <div className={styles.evidence}>
      <FlagEvidence
        key={post.postId}
        flagged={post}
        all={flagged}
        reports={actions.reports}
        hasMoreReported={query.hasNextPage}
      />
      {!isThree && <div className={styles.below}>{shownActions}</div>}
    </div>
  ) : opened === undefined ? (
    // An empty queue says itself that there is nothing to do.
    flagged.length > 0 && (
      <EmptyState
        page="framed"
        headingLevel={2}
        title={t`No report open`}
        text={t`Choose one from the queue to see why it was reported.`}
        action={keys}
        icon={<Flag />}
      />
    )
  ) : (
    isScreen && <div className={styles.evidence}>{children}</div>
  );

  return (
    <>
      {!isScreen && <Title title={post ? post.flags[0].post.title : t`Flagged posts`} />}
      <SplitView
        ref={root}
        className={styles.panes}
        sizes={sizes}
        onSizesChange={setSizes}
        panes={[
          {
            key: 'queue',
            label: t`Flagged posts`,
            size: QUEUE_WIDTH,
            content: <FlagQueueList queue={queue} triage={triage} opened={opened} headingLevel={isScreen ? 2 : 1} />,
          },
          {
            key: 'evidence',
            label: t`Evidence`,
            size: `calc(100% - ${QUEUE_WIDTH} - ${ACTIONS_WIDTH})`,
            content: evidence,
          },
          ...(isThree && post
            ? [{ key: 'actions', label: t`Actions`, content: <div className={styles.actions}>{shownActions}</div> }]
            : []),
        ]}
      />
      <DeleteQuestion {...question} />
    </>
  );
}

/** The page's title, while no screen with a title of its own is shown. */
function Title({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
