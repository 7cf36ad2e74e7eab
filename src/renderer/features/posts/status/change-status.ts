import { t } from '@lingui/core/macro';
import { STATUS_UNDO_MS } from '@oja/contract/limits';
import type { PostStatusChange } from '@oja/contract/posts';
import { dismissToasts, toast } from '@oja/ui/toast-store';

import { failureMessage, hasErrorCode } from '../../../api/failure.ts';
import { postStatusApi, type StatusSubject } from '../../../api/post-status-api.ts';
import type { useSessionDispatch } from '../../../session/use-session.ts';

/**
 * Changes the status of the viewer's own post. A toast confirms it, and undoes it for ten seconds, also after the post
 * has left the list. A failure is shown, and the old status with it.
 * @param isUndo no further undo is offered
 * @returns the server's words about a running advert that would be hidden, where `hidesAdvert` is missing
 */
export async function changeStatus(
  dispatch: ReturnType<typeof useSessionDispatch>,
  post: StatusSubject,
  change: PostStatusChange,
  isUndo = false,
): Promise<string | undefined> {
  const { data: answer, error } = await dispatch(postStatusApi.endpoints.setPostStatus.initiate({ post, ...change }));
  if (hasErrorCode(error, 'advert_running')) return failureMessage(error);
  const group = `status-${post._id}`;
  dismissToasts(group);
  if (!answer) {
    toast({ tone: 'danger', title: failureMessage(error), group });
    return undefined;
  }
  const { status: before = 'available' } = post;
  const undo = () =>
    void changeStatus(dispatch, { ...post, status: change.status }, { status: before, hidesAdvert: true }, true);
  toast({
    tone: 'success',
    title: answer.message,
    text: post.title,
    group,
    ...(!isUndo && { durationMs: STATUS_UNDO_MS, action: { label: t`Undo`, onSelect: undo } }),
  });
  return undefined;
}
