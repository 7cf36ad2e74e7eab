import type { Post } from '@oja/contract/posts';
import { CommentThread, type CommentThreadProps } from '@oja/ui/CommentThread';
import { LoadMore } from '@oja/ui/LoadMore';

import { failureMessage } from '../../api/failure.ts';
import { useUser } from '../../session/use-session.ts';
import { toThreadComment } from './thread-comment.tsx';
import { useCommentActions } from './use-comment-actions.ts';
import { useOlderComments } from './use-older-comments.ts';

interface PostThreadProps extends Pick<CommentThreadProps, 'composer'> {
  /** The post, with its newest comments. */
  post: Post;
  /** Leads to the comments that did not come with it; null when all did. */
  repliesCursor: string | null;
}

/** All comments on a post, newest first (spec §2); older ones come page by page. */
export function PostThread({ post, repliesCursor, composer }: PostThreadProps) {
  const viewer = useUser();
  const { edit, remove } = useCommentActions(post._id);
  const older = useOlderComments(post._id, repliesCursor);
  const replies = [...new Map([...older.comments, ...post.replies].map((reply) => [reply._id, reply])).values()];

  return (
    <CommentThread
      comments={replies.map((reply) => toThreadComment(reply, viewer._id))}
      total={post.repliesCount}
      composer={composer}
      onEdit={edit}
      onDelete={remove}
      end={
        repliesCursor !== null && (
          <LoadMore
            auto={false}
            hasMore={older.hasMore}
            loading={older.isLoading}
            error={older.error && failureMessage(older.error)}
            onLoadMore={older.load}
            label="Load older comments"
            endText="You have read them all."
          />
        )
      }
    />
  );
}
