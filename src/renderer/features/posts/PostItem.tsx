import type { Post } from '@oja/contract/posts';
import { PostCard } from '@oja/ui/PostCard';
import { Link } from 'react-router-dom';

import { useLikePostMutation } from '../../api/posts-api.ts';
import { useUser } from '../../session/use-session.ts';

/**
 * A post as it appears everywhere, with the viewer's like (spec §4).
 * @param eager the first picture is likely in view when the page opens: load it at once
 */
export function PostItem({ post, eager = false }: { post: Post; eager?: boolean }) {
  const viewer = useUser();
  const [likePost] = useLikePostMutation();

  return (
    <PostCard
      author={post.user}
      authorLink={<Link to={`/dashboard/profile/${post.user._id}`} />}
      createdAt={post.createdAt}
      title={post.title}
      description={post.description}
      category={post.category}
      price={post.price}
      pricePoint={post.pricePoint}
      condition={post.condition}
      location={post.location}
      phoneNumber={post.phoneNumber}
      pictures={post.pictures}
      eager={eager}
      isLiked={post.likes.includes(viewer._id)}
      likesCount={post.likesCount}
      onLike={() => void likePost({ postId: post._id, viewerId: viewer._id })}
    />
  );
}
