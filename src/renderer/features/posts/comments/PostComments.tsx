import { COMMENT_MAX, COMMENTS_PREVIEW } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { CommentThread, type CommentThreadProps } from '@oja/market/CommentThread';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { postPath } from '../post-paths.ts';
import { toThreadComment } from './thread-comment.tsx';
import { useCommentActions } from './use-comment-actions.ts';

interface PostCommentsProps extends Pick<CommentThreadProps, 'composer'> {
  /** The post, with its newest comments. */
  post: Post;
}

/** The newest three comments under a post, with a link to all of them (product §4). */
export function PostComments({ post, composer }: PostCommentsProps) {
  const viewer = useUser();
  const { edit, remove } = useCommentActions(post._id);
  return (
    <CommentThread
      comments={post.replies.map((reply) => toThreadComment(reply, viewer._id, post.user._id))}
      limit={COMMENTS_PREVIEW}
      total={post.repliesCount}
      moreLink={<Link to={postPath(post._id)} />}
      composer={composer}
      maxCharacters={COMMENT_MAX}
      onEdit={edit}
      onDelete={remove}
    />
  );
}
