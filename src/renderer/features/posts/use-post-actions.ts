import type { Post } from '@oja/contract/posts';
import type { PostCardProps } from '@oja/ui/PostCard';
import { toast } from '@oja/ui/Toast';

import { useLikePostMutation, useSavePostMutation } from '../../api/posts-api.ts';
import { useSharePost } from './use-share-post.ts';

/** What anybody can do with a post in one press: like, save, share, copy the phone number (spec §4). Goes into PostCard. */
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
    isSaving,
    onSave: () => void savePost(target),
    onShare: () => void share(),
    onPhoneCopied: () => toast({ kind: 'success', title: 'Phone number copied' }),
    onPhoneCopyFailed: () => toast({ kind: 'error', title: 'Could not copy phone number.' }),
  };
}
