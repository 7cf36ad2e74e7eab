import type { MessagesAnswer } from '@oja/contract/messages';
import { PinnedPost } from '@oja/market/PinnedPost';
import { Link } from 'react-router';

import { postPath } from '../../posts/post-paths.ts';
import { pinnedPost } from './pinned-post.ts';

/** The post that a conversation is about, above its messages, with a link unless it was deleted. */
export function ThreadPost({ pages }: { pages: readonly MessagesAnswer[] }) {
  const post = pinnedPost(pages);
  if (!post) return null;
  return (
    <PinnedPost
      title={post.title}
      price={post.price}
      pricePoint={post.pricePoint}
      pictureUrl={post.picture}
      isAvailable={post.isAvailable}
      link={post.isAvailable ? <Link to={postPath(post._id)} /> : undefined}
    />
  );
}
