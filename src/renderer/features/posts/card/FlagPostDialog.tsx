import { FLAG_REASONS } from '@oja/contract/categories';
import type { Post } from '@oja/contract/posts';

import { useFlagPostMutation } from '../../../api/flags-api.ts';
import { SendFlagDialog } from './SendFlagDialog.tsx';

interface PostDialogProps {
  /** The post to report. */
  post: Post;
  /** Called when the dialog is closed or the report is sent. */
  onClose: () => void;
}

/** Reports a post to the admins, with one of seven reasons (product §5). */
export function FlagPostDialog({ post: { _id: postId, title: postTitle }, onClose }: PostDialogProps) {
  const [flagPost, state] = useFlagPostMutation();
  return (
    <SendFlagDialog
      {...{ postTitle, state, onClose }}
      reasons={FLAG_REASONS}
      send={(flagReason) => flagPost({ postId, postTitle, flagReason })}
    />
  );
}
