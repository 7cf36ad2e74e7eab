import { FlagRow } from '@oja/market/FlagRow';
import { Link } from 'react-router';

import { postPath } from '../posts/post-paths.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { BESIDE_FLAGS, type FlaggedPost } from './group-flags.ts';
import { useFlagActions } from './use-flag-actions.ts';
import type { FlagQueue } from './use-flag-queue.ts';

interface FlaggedPostRowProps {
  flagged: FlaggedPost;
  /** Whether the list's keys apply to this row. */
  current: boolean;
  queue: FlagQueue;
}

/** A reported post with its reports and the actions on it. */
export function FlaggedPostRow({ flagged, current, queue }: FlaggedPostRowProps) {
  const { actions, question } = useFlagActions(flagged, queue);
  const [{ post, postTitle }] = flagged.flags;
  return (
    <>
      <FlagRow
        {...actions}
        postTitle={postTitle}
        postLink={<Link to={postPath(flagged.postId)} state={BESIDE_FLAGS} />}
        postAuthor={post.user.userName}
        picture={post.pictures[0]?.url}
        current={current}
      />
      <DeleteQuestion {...question} />
    </>
  );
}
