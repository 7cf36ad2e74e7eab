import { t } from '@lingui/core/macro';
import { COMMENT_MAX } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { CommentThread, type CommentThreadProps } from '@oja/market/CommentThread';
import { LoadMore } from '@oja/ui/LoadMore';

import { failureMessage } from '../../../api/failure.ts';
import { useUser } from '../../../session/use-session.ts';
import { toThreadComment } from '../comments/thread-comment.tsx';
import { useCommentActions } from '../comments/use-comment-actions.ts';
import { useOlderComments } from '../comments/use-older-comments.ts';
import { useWantedComment } from '../comments/wanted-comment.ts';
import styles from './PostThread.module.css';

interface PostThreadProps extends Pick<CommentThreadProps, 'composer'> {
  /** The post, with its newest comments. */
  post: Post;
  /** The cursor of the comments that were not included; null if all were. */
  repliesCursor: string | null;
}

/**
 * All comments on a post, newest first (product §2). Older ones load page by page. The one that the post was opened for
 * is marked.
 */
export function PostThread({ post, repliesCursor, composer }: PostThreadProps) {
  const viewer = useUser();
  const { edit, remove } = useCommentActions(post._id);
  const older = useOlderComments(post._id, repliesCursor);
  const replies = [...new Map([...older.comments, ...post.replies].map((reply) => [reply._id, reply])).values()];
  const wanted = useWantedComment(replies);

  return (
    <CommentThread
      comments={replies.map((reply) => ({
        ...toThreadComment(reply, viewer._id, post.user._id),
        ...(reply._id === wanted?.id && { ref: wanted.ref, tabIndex: -1, className: styles.wanted }),
      }))}
      total={post.repliesCount}
      composer={composer}
      maxCharacters={COMMENT_MAX}
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
            label={t`Load older comments`}
            endText={t`You have read them all.`}
          />
        )
      }
    />
  );
}
