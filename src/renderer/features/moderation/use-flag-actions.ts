import { t } from '@lingui/core/macro';
import type { Flag } from '@oja/contract/flags';
import { TOAST_MS } from '@oja/contract/limits';
import type { FlagReportData } from '@oja/market/FlagRow';
import { toast } from '@oja/ui/toast-store';
import { createElement, useState } from 'react';
import { Link } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { useDismissFlagMutation } from '../../api/flags-api.ts';
import { useDeletePostMutation } from '../../api/posts-api.ts';
import { profilePath } from '../people/person-paths.ts';
import type { FlaggedPost } from './group-flags.ts';
import type { FlagQueue } from './use-flag-queue.ts';

/** A report as rows and panes show it. */
export const toReport = (
  { _id, flagReason, reporter, createdAt }: Pick<Flag, '_id' | 'flagReason' | 'reporter' | 'createdAt'>,
  loading: boolean,
): FlagReportData => ({
  id: _id,
  reason: flagReason,
  reporter: reporter.userName,
  reporterLink: createElement(Link, { to: profilePath(reporter._id) }),
  createdAt,
  loading,
});

/** How the question before a deletion was opened: a key that is not Enter can be answered by Enter at once. */
type AskedBy = 'key' | 'press';

/**
 * What an admin can do about a reported post: dismiss its reports one by one, or delete it after a confirmation. The
 * list updates itself.
 * @param flagged undefined while none is open
 * @param own collects the ids of the reports dismissed and the post deleted here. A failed call removes its id.
 * @param onAnnounce announces the result of an action to screen readers
 */
export function useFlagActions(
  flagged: FlaggedPost | undefined,
  { own, onAnnounce }: Pick<FlagQueue, 'own' | 'onAnnounce'>,
) {
  const [dismissFlag, dismissal] = useDismissFlagMutation();
  const [deletePost, deletion] = useDeletePostMutation();
  const [asked, setAsked] = useState<{ postId: string; by: AskedBy }>();
  const postId = flagged?.postId;
  const flags: readonly Flag[] = flagged?.flags ?? [];
  const isOfPost = postId !== undefined && deletion.originalArgs === postId;
  const ask = (by: AskedBy) => {
    if (postId !== undefined && !deletion.isLoading) setAsked({ postId, by });
  };

  const dismiss = async (flagId: string) => {
    const flag = flags.find(({ _id }) => _id === flagId);
    if (!flag) return;
    own.add(flag._id);
    const { data: answer } = await dismissFlag(flag._id);
    if (!answer) {
      own.delete(flag._id);
      return;
    }
    // Names the reporter and the reason, because a screen reader does not announce the same text twice.
    const { message } = answer;
    const { flagReason, reporter } = flag;
    onAnnounce(t`${message} “${flagReason}” of @${{ reporter: reporter.userName }}`);
  };
  const remove = async () => {
    if (postId === undefined) return;
    own.add(postId);
    const { data: answer } = await deletePost(postId);
    if (!answer) {
      own.delete(postId);
      return;
    }
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.post });
    setAsked(undefined);
  };

  return {
    actions: {
      reports: flags.map((flag) => toReport(flag, dismissal.isLoading && dismissal.originalArgs === flag._id)),
      onDismiss: (flagId: string) => void dismiss(flagId),
      onDeletePost: () => ask('press'),
      loading: isOfPost && (deletion.isLoading || deletion.isSuccess) && ('delete' as const),
    },
    onDeleteKey: () => ask('key'),
    /** The question before the post is deleted. */
    question: {
      open: asked !== undefined && asked.postId === postId,
      initialFocus: asked?.by === 'key' ? ('confirm' as const) : ('cancel' as const),
      loading: deletion.isLoading,
      error: isOfPost && deletion.error ? failureMessage(deletion.error) : undefined,
      onConfirm: () => void remove(),
      onOpenChange: () => setAsked(undefined),
    },
  };
}
