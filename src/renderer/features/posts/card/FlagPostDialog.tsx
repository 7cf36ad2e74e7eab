import { FLAG_REASONS } from '@oja/contract/categories';
import { TOAST_MS } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import { FlagDialog } from '@oja/market/FlagDialog';
import { toast } from '@oja/ui/toast-store';

import { translateText } from '../../../platform/language.ts';
import { failureMessage } from '../../../api/failure.ts';
import { useFlagPostMutation } from '../../../api/flags-api.ts';

interface PostDialogProps {
  /** The post to report. */
  post: Post;
  /** Called when the dialog is closed or the report is sent. */
  onClose: () => void;
}

/**
 * Reports a post to the admins, with one of seven reasons (product §5). An error of the server appears in the dialog.
 */
export function FlagPostDialog({ post, onClose }: PostDialogProps) {
  const [flagPost, { isLoading, error }] = useFlagPostMutation();

  const flag = async (chosen: string) => {
    const flagReason = FLAG_REASONS.find((reason) => reason === chosen);
    if (!flagReason) return;
    const { data: answer } = await flagPost({ postId: post._id, postTitle: post.title, flagReason });
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.default });
    onClose();
  };

  return (
    <FlagDialog
      open
      onOpenChange={onClose}
      postTitle={post.title}
      onFlag={(reason) => void flag(reason)}
      loading={isLoading}
      error={error && failureMessage(error)}
      reasons={FLAG_REASONS}
      missing={translateText(VALIDATION.flagReasonRequired)}
    />
  );
}
