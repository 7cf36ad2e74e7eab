import { t } from '@lingui/core/macro';
import { DELETE_RELOAD_MS, TOAST_MS } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';
import { useLocation } from 'react-router';

import { api } from '../../../api/api.ts';
import { failureMessage } from '../../../api/failure.ts';
import { useDeletePostMutation } from '../../../api/posts-api.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';
import { postPath } from '../post-paths.ts';

interface DeletePostDialogProps {
  /** The post to delete. */
  post: Post;
  /** Called when the viewer answers No, or the post is deleted. */
  onClose: () => void;
}

/**
 * Asks for confirmation before a post is deleted, then confirms it. The page reloads 2 s later (product §4 "Post
 * delete").
 */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const [deletePost, { isLoading, error }] = useDeletePostMutation();
  const leave = useLeaveDeletedPost(post._id);

  const remove = async () => {
    const { data: answer } = await deletePost(post._id);
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.post });
    onClose();
    leave();
  };

  return (
    <ConfirmDialog
      open
      question={t`Delete this post?`}
      text={t`It disappears for everybody, with its comments. This cannot be undone.`}
      loading={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void remove()}
      onOpenChange={onClose}
    />
  );
}

/**
 * Returns the function to call after a post was deleted: the page reloads 2 s later (product §4). On the post's own
 * page, it leads to the feed instead. If the user has navigated elsewhere, a reload could lose what they are typing, so
 * only the lists are refetched.
 */
function useLeaveDeletedPost(postId: string): () => void {
  const { pathname } = useLocation();
  const dispatch = useSessionDispatch();

  return () => {
    // Not an effect: the component is unmounted by then.
    setTimeout(() => {
      if (globalThis.location.pathname !== pathname) dispatch(api.util.invalidateTags(['Posts', 'Saved', 'Profile']));
      else if (pathname === postPath(postId)) globalThis.location.replace('/dashboard');
      else globalThis.location.reload();
    }, DELETE_RELOAD_MS);
  };
}
