import { useLikePostMutation } from '../../../api/posts-api.ts';
import { useUser } from '../../../session/use-session.ts';
import { PostItemMenu } from '../card/PostItemMenu.tsx';
import { PostTileItem, type PostTileItemProps } from './PostTileItem.tsx';

/** A post as a tile with the like and the menu of its card (product §4, §6): in Home, saved posts and profiles. */
export function ActionTile({ post, ...rest }: Pick<PostTileItemProps, 'post' | 'eager' | 'promoted' | 'postName'>) {
  const { _id: viewerId } = useUser();
  const [likePost] = useLikePostMutation();
  return (
    <PostTileItem
      {...rest}
      post={post}
      menu={<PostItemMenu post={post} />}
      isLiked={post.likes.includes(viewerId)}
      likesCount={post.likesCount}
      onLike={() => void likePost({ postId: post._id, viewerId })}
    />
  );
}
