import { t } from '@lingui/core/macro';
import type { Flag } from '@oja/contract/flags';
import { TOAST_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { FlagRow } from '@oja/market/FlagRow';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';
import { Link } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { useDismissFlagMutation } from '../../api/flags-api.ts';
import { useDeletePostMutation } from '../../api/posts-api.ts';
import { profilePath } from '../people/person-paths.ts';
import { postPath } from '../posts/post-paths.ts';
import type { FlaggedPost } from './group-flags.ts';

interface FlaggedPostRowProps {
  flagged: FlaggedPost;
  /** Whether the list's keys apply to this row. */
  current: boolean;
  /** Collects the ids of the reports dismissed and the post deleted here. A failed call removes its id. */
  own: Set<string>;
  /** Announces the result of an action to screen readers. */
  onAnnounce: (text: string) => void;
}

/**
 * A reported post. Its reports can be dismissed one by one, or the post can be deleted after a confirmation. The list
 * updates itself.
 */
export function FlaggedPostRow({ flagged: { postId, flags }, current, own, onAnnounce }: FlaggedPostRowProps) {
  const [dismissFlag, dismissal] = useDismissFlagMutation();
  const [deletePost, deletion] = useDeletePostMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [{ post, postTitle }] = flags;

  const dismiss = async (flag: Flag) => {
    own.add(flag._id);
    const { data: answer } = await dismissFlag(flag._id);
    if (!answer) own.delete(flag._id);
    // Names the reporter and the reason, because a screen reader does not announce the same text twice.
    if (answer) {
      const { message } = answer;
      const { flagReason, reporter } = flag;
      onAnnounce(t`${message} “${flagReason}” of @${{ reporter: reporter.userName }}`);
    }
  };
  const remove = async () => {
    own.add(postId);
    const { data: answer } = await deletePost(postId);
    if (!answer) {
      own.delete(postId);
      return;
    }
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.post });
    setIsAsking(false);
  };

  return (
    <>
      <FlagRow
        postTitle={postTitle}
        postLink={<Link to={postPath(postId)} />}
        postAuthor={post.user.userName}
        picture={post.pictures[0]?.url}
        reports={flags.map((flag) => ({
          id: flag._id,
          reason: flag.flagReason,
          reporter: flag.reporter.userName,
          reporterLink: <Link to={profilePath(flag.reporter._id)} />,
          createdAt: flag.createdAt,
          loading: dismissal.isLoading && dismissal.originalArgs === flag._id,
        }))}
        onDismiss={(flagId) => {
          const flag = flags.find(({ _id }) => _id === flagId);
          if (flag) void dismiss(flag);
        }}
        onDeletePost={() => setIsAsking(true)}
        loading={(deletion.isLoading || deletion.isSuccess) && 'delete'}
        current={current}
      />
      <ConfirmDialog
        open={isAsking}
        question={t`Delete this post?`}
        text={t`It disappears for everybody, with its comments and reports. This cannot be undone.`}
        loading={deletion.isLoading}
        error={deletion.error && failureMessage(deletion.error)}
        onConfirm={() => void remove()}
        onOpenChange={setIsAsking}
      />
    </>
  );
}
