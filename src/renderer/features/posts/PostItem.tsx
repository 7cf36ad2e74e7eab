import type { Post } from '@oja/contract/posts';
import { Button } from '@oja/ui/Button';
import { PostCard } from '@oja/ui/PostCard';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useUser } from '../../session/use-session.ts';
import { CommentBox } from './CommentBox.tsx';
import { chatPath, postPath, profilePath } from './post-paths.ts';
import { PostComments } from './PostComments.tsx';
import { PostItemMenu } from './PostItemMenu.tsx';
import { useComposer } from './use-composer.ts';
import { usePostActions } from './use-post-actions.ts';

interface PostItemProps {
  /** The post, as any answer carries it. */
  post: Post;
  /** Its first picture is likely in view when the page opens: load it at once. Default false. */
  eager?: boolean;
  /** On its own page: the thread with all comments, given the field for a new one. Without, the newest three and the way to that page. */
  renderThread?: (composer: ReactNode) => ReactNode;
}

/** A post as it appears everywhere, with all that the viewer may do with it (spec §4, §6). */
export function PostItem({ post, eager = false, renderThread }: PostItemProps) {
  const viewer = useUser();
  const actions = usePostActions(post, viewer._id);
  const composer = useComposer();
  const { user: author } = post;
  const box = <CommentBox postId={post._id} composer={composer} />;

  return (
    <PostCard
      {...actions}
      author={author}
      authorLink={<Link to={profilePath(author._id)} />}
      createdAt={post.createdAt}
      title={post.title}
      titleLink={renderThread ? undefined : <Link to={postPath(post._id)} />}
      description={post.description}
      category={post.category}
      price={post.price}
      pricePoint={post.pricePoint}
      condition={post.condition}
      location={post.location}
      phoneNumber={post.phoneNumber}
      pictures={post.pictures}
      eager={eager}
      menu={<PostItemMenu post={post} />}
      contact={
        author._id !== viewer._id && (
          <Button asChild variant="secondary" size="small" icon={<MessageCircle />}>
            {renderThread ? <Link to={chatPath(author._id, post._id)}>Message vendor about this</Link> : <Link to={chatPath(author._id)}>Message vendor</Link>}
          </Button>
        )
      }
      commentsCount={post.repliesCount}
      onComment={composer.write}
      comments={renderThread ? renderThread(box) : <PostComments post={post} composer={box} />}
    />
  );
}
