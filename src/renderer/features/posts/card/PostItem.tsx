import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { Button } from '@oja/ui/Button';
import { PostCard, type PostCardProps } from '@oja/market/PostCard';
import { MessageCircle } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { CommentBox } from '../comments/CommentBox.tsx';
import { chatPath, profilePath } from '../../people/person-paths.ts';
import { postPath } from '../post-paths.ts';
import { PostComments } from '../comments/PostComments.tsx';
import { PostItemMenu } from './PostItemMenu.tsx';
import { PostBadge } from '../status/PostBadge.tsx';
import { useComposer } from '../comments/use-composer.ts';
import { usePostActions } from './use-post-actions.ts';

interface PostItemProps {
  /** The post, from any answer. */
  post: Post;
  /** Loads its first picture at once, because it is probably visible when the page opens. Default false. */
  eager?: boolean;
  /** Whether it is inside an AdvertCard. Default false. */
  inAdvert?: boolean;
  /**
   * Returns what the post's own page shows besides, and in place of the links to that page and to the vendor, and of
   * the newest three comments.
   * @param composer the field for a new comment
   */
  renderPage?: (composer: ReactNode) => Pick<PostCardProps, 'layout' | 'note' | 'contact' | 'comments'>;
}

/**
 * A post as it appears in all lists, with the actions that the viewer may take (product §4, §6). It is rendered again
 * only when the post has changed: all posts of a feed at once would block presses on a slow phone.
 */
export const PostItem = memo(function PostItem({ post, eager = false, inAdvert = false, renderPage }: PostItemProps) {
  const viewer = useUser();
  const actions = usePostActions(post, viewer._id);
  const composer = useComposer();
  const { user: author } = post;
  const box = <CommentBox postId={post._id} composer={composer} />;
  const isWriting = composer.isOpening || composer.Part !== undefined;
  // When the last comment is deleted, its thread stays to take the focus.
  const [hadComments] = useState(post.repliesCount > 0);

  return (
    <PostCard
      {...actions}
      author={author}
      authorLink={<Link to={profilePath(author._id)} />}
      createdAt={post.createdAt}
      title={post.title}
      description={post.description}
      category={post.category}
      price={post.price}
      pricePoint={post.pricePoint}
      condition={post.condition}
      location={post.location}
      phoneNumber={post.phoneNumber}
      phoneConfirmed={post.phoneConfirmed}
      pictures={post.pictures}
      eager={eager}
      inAdvert={inAdvert}
      badge={<PostBadge status={post.status} />}
      menu={<PostItemMenu post={post} />}
      commentsCount={post.repliesCount}
      onComment={composer.write}
      {...(renderPage
        ? renderPage(box)
        : {
            titleLink: <Link to={postPath(post._id)} />,
            contact: author._id !== viewer._id && (
              <Button asChild size="small" icon={<MessageCircle />}>
                <Link to={chatPath(author._id)}>{t`Message vendor`}</Link>
              </Button>
            ),
            comments: (isWriting || hadComments || post.repliesCount > 0) && (
              <PostComments post={post} composer={isWriting && box} />
            ),
          })}
    />
  );
});
