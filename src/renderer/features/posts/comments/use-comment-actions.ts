import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';

import { useAddCommentMutation, useDeleteCommentMutation, useEditCommentMutation } from '../../../api/comments-api.ts';
import { useUser } from '../../../session/use-session.ts';

const confirm = ({ message }: { message: string }) =>
  toast({ tone: 'success', title: message, durationMs: TOAST_MS.comment });

/**
 * Adds, edits and deletes the viewer's comments on a post. Each call resolves when the server has accepted it and
 * rejects otherwise. The failure listener shows the error; the field, the editor and the dialog keep their text
 * (product §4, §8).
 */
export function useCommentActions(postId: string) {
  const { _id, name, userName, profileImage, isVerifiedVendor } = useUser();
  const [addComment] = useAddCommentMutation();
  const [editComment] = useEditCommentMutation();
  const [deleteComment] = useDeleteCommentMutation();
  const author = { _id, name, userName, profileImage, isVerifiedVendor };

  return {
    add: async (text: string) => confirm(await addComment({ postId, text, author }).unwrap()),
    edit: async (commentId: string, text: string) => confirm(await editComment({ postId, commentId, text }).unwrap()),
    remove: async (commentId: string) => confirm(await deleteComment({ postId, commentId }).unwrap()),
  };
}
