import type { Post } from '@oja/contract/posts';
import { TOAST_MS } from '@oja/contract/limits';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/Toast';

import { failureMessage } from '../../api/failure.ts';
import { useDeletePostMutation } from '../../api/posts-api.ts';
import { useLeaveDeletedPost } from './use-leave-deleted-post.ts';

interface DeletePostDialogProps {
  /** The post that is to go. */
  post: Post;
  /** Answered with No, or done. */
  onClose: () => void;
}

/** Asks before a post is deleted; then says so, and the page loads anew 2 s later (spec §4 "Post delete"). */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const [deletePost, { isLoading, error }] = useDeletePostMutation();
  const leave = useLeaveDeletedPost(post._id);

  const remove = async () => {
    const { data: answer } = await deletePost(post._id);
    if (!answer) return;
    toast({ kind: 'success', title: answer.message, durationMs: TOAST_MS.post });
    onClose();
    leave();
  };

  return (
    <ConfirmDialog
      open
      question="Delete this post?"
      text="It disappears for everybody, with its comments. This cannot be undone."
      busy={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
