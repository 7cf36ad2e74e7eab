import type { Post } from '@oja/contract/posts';
import { PostTile, type PostTileProps } from '@oja/market/PostTile';
import { Link } from 'react-router';

import { useSavePostMutation } from '../../../api/posts-api.ts';
import { useUser } from '../../../session/use-session.ts';
import { postPath } from '../post-paths.ts';
import { PostBadge } from '../status/PostBadge.tsx';

export interface PostTileItemProps extends Pick<
  PostTileProps,
  'eager' | 'headingLevel' | 'promoted' | 'postName' | 'menu' | 'isLiked' | 'likesCount' | 'onLike'
> {
  /** The post, from any answer. */
  post: Post;
}

/** A post as a tile: its link and its bookmark. Further actions are those of ActionTile. */
export function PostTileItem({ post, ...rest }: PostTileItemProps) {
  const { _id: viewerId } = useUser();
  const [savePost, { isLoading: isSaving }] = useSavePostMutation();
  const { lga, state } = post;
  return (
    <PostTile
      {...rest}
      title={post.title}
      titleLink={<Link to={postPath(post._id)} />}
      price={post.price}
      pricePoint={post.pricePoint}
      area={lga && state ? `${lga}, ${state}` : post.location}
      condition={post.condition}
      rating={post.authorRating}
      picture={post.pictures[0]}
      badge={<PostBadge status={post.status} />}
      isSaved={post.saves.includes(viewerId)}
      loading={isSaving && 'save'}
      onSave={() => void savePost({ postId: post._id, viewerId })}
    />
  );
}
