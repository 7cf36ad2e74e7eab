import { t } from '@lingui/core/macro';
import type { PostStatus } from '@oja/contract/categories';
import { STATUS_UNDO_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import type { MenuItem } from '@oja/ui/Menu';
import { dismissToasts, toast } from '@oja/ui/toast-store';
import { BadgeCheck, Clock, EyeOff, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { failureMessage, hasErrorCode } from '../../../api/failure.ts';
import { postStatusApi, type StatusSubject } from '../../../api/post-status-api.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';

/** What a post can be marked as, by its present status, the most likely first (product §4 "Post status"). */
const NEXT: Record<PostStatus, readonly PostStatus[]> = {
  available: ['sold', 'reserved', 'paused'],
  reserved: ['sold', 'available', 'paused'],
  sold: ['available'],
  paused: ['available', 'sold'],
};

function itemOf(status: PostStatus): MenuItem {
  if (status === 'sold') return { label: t`Mark as sold`, icon: <BadgeCheck /> };
  if (status === 'reserved') return { label: t`Mark as reserved`, icon: <Clock /> };
  if (status === 'paused') return { label: t`Pause`, icon: <EyeOff /> };
  return { label: t`Available again`, icon: <RotateCcw /> };
}

/** A running advert whose owner is asked whether it may be hidden. */
interface Question {
  status: PostStatus;
  /** The server's words about what becomes of the advert. */
  text: string;
}

/**
 * The changes of status that the owner of a post may make, as items of its menu. A toast confirms a change, and undoes
 * it for ten seconds, also after the post has left the list. A failure is shown, and the old status with it.
 * @returns the items, and the question about a running advert, to be shown beside the menu
 */
export function usePostStatus(post: StatusSubject): { items: MenuItem[]; question: ReactNode } {
  const dispatch = useSessionDispatch();
  const [question, setQuestion] = useState<Question>();
  const [isSending, setIsSending] = useState(false);

  const send = async (from: StatusSubject, status: PostStatus, { hidesAdvert = false, isUndo = false } = {}) => {
    const { data: answer, error } = await dispatch(
      postStatusApi.endpoints.setPostStatus.initiate({ post: from, status, ...(hidesAdvert && { hidesAdvert }) }),
    );
    const group = `status-${from._id}`;
    dismissToasts(group);
    if (answer) {
      const undo = () => void send({ ...from, status }, from.status, { hidesAdvert: true, isUndo: true });
      toast({
        tone: 'success',
        title: answer.message,
        text: from.title,
        group,
        ...(!isUndo && { durationMs: STATUS_UNDO_MS, action: { label: t`Undo`, onSelect: undo } }),
      });
    }
    if (hasErrorCode(error, 'advert_running')) setQuestion({ status, text: failureMessage(error) });
    else if (error) toast({ tone: 'danger', title: failureMessage(error), group });
    return answer !== undefined;
  };

  const confirm = async ({ status }: Question) => {
    setIsSending(true);
    if (await send(post, status, { hidesAdvert: true })) setQuestion(undefined);
    setIsSending(false);
  };

  return {
    items: NEXT[post.status].map((status) => ({ ...itemOf(status), onSelect: () => void send(post, status) })),
    question: question && (
      <ConfirmDialog
        open
        question={t`Hide this advert?`}
        text={question.text}
        confirmLabel={t`Hide it`}
        loading={isSending}
        onConfirm={() => void confirm(question)}
        onOpenChange={() => setQuestion(undefined)}
      />
    ),
  };
}
