import { t } from '@lingui/core/macro';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { EmptyState } from '@oja/ui/EmptyState';
import { Link } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { PostCard } from '@oja/market/PostCard';
import { Link as RouterLink } from 'react-router';

import { translateText } from '../../../platform/language.ts';
import { failureMessage, isPostGone } from '../../../api/failure.ts';
import { useGetPostQuery } from '../../../api/posts-api.ts';
import { useUser } from '../../../session/use-session.ts';
import { EditPostForm } from './EditPostForm.tsx';

/**
 * /dashboard/post/{id}: the author edits a post. For a missing post or another author's, a message is shown instead.
 */
export function EditPost({ postId }: { postId: string }) {
  const details = `/dashboard/post/details/${postId}`;
  return (
    <>
      <PageHeader title={t`Edit post`} back={<RouterLink to={details} />} backLabel={t`Back to the post`} />
      <LoadedPost postId={postId} details={details} />
    </>
  );
}

function LoadedPost({ postId, details }: { postId: string; details: string }) {
  const { _id: viewerId } = useUser();
  const { data, error, isFetching, refetch } = useGetPostQuery(postId);
  const post = data?.data.posts[0];

  if (post && post.user._id === viewerId) return <EditPostForm key={post._id} post={post} />;
  if (post) {
    return (
      <EmptyState
        tone="danger"
        title={t`Only its author can edit this post`}
        text={translateText(ERROR_MESSAGES.forbidden)}
        action={
          <Link asChild variant="standalone">
            <RouterLink to={details}>{t`See the post`}</RouterLink>
          </Link>
        }
      />
    );
  }
  if (!error) return <PostCard loading label={t`Loading the post`} />;
  return isPostGone(error) ? (
    <EmptyState tone="danger" title={translateText(ERROR_MESSAGES.post_not_found)} />
  ) : (
    <EmptyState
      tone="danger"
      title={t`This post could not be loaded`}
      text={failureMessage(error)}
      onRetry={() => void refetch()}
      loading={isFetching}
    />
  );
}
