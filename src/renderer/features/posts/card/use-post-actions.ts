import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import type { PostCardProps } from '@oja/market/PostCard';
import { toast } from '@oja/ui/toast-store';

import { useLikePostMutation, useSavePostMutation } from '../../../api/posts-api.ts';
import { useSharePost } from './use-share-post.ts';

/** The one-press actions on a post: like, save, share and copy the phone number (product §4), as props of PostCard. */
export function usePostActions(post: Post, viewerId: string): Partial<PostCardProps> {
  const [likePost] = useLikePostMutation();
  const [savePost, { isLoading: isSaving }] = useSavePostMutation();
  const { share } = useSharePost(post);
  const target = { postId: post._id, viewerId };

  return {
    isLiked: post.likes.includes(viewerId),
    likesCount: post.likesCount,
    onLike: () => void likePost(target),
    isSaved: post.saves.includes(viewerId),
    loading: isSaving && 'save',
    onSave: () => void savePost(target),
    onShare: () => void share(),
    onPhoneCopied: () => toast({ tone: 'success', title: t`Phone number copied` }),
    onPhoneCopyFailed: () => toast({ tone: 'danger', title: t`Could not copy phone number.` }),
  };
}
