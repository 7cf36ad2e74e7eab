import { REFUSALS } from '@oja/contract/texts';
import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { Link } from '@oja/ui/Link';
import { PageHeader } from '@oja/ui/PageHeader';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { Link as RouterLink } from 'react-router-dom';

import { failureMessage } from '../../api/failure.ts';
import { useGetPostQuery } from '../../api/posts-api.ts';
import { useUser } from '../../session/use-session.ts';
import { EditPostForm } from './EditPostForm.tsx';
import { isPostGone } from './is-post-gone.ts';

/** /dashboard/post/{id}: its author edits a post. One that is gone, or another's, is told in its place. */
export function EditPost({ postId }: { postId: string }) {
  const details = `/dashboard/post/details/${postId}`;
  return (
    <>
      <PageHeader title="Edit post" back={<RouterLink to={details} />} backLabel="Back to the post" />
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
      <ErrorPanel
        title="Only its author can edit this post"
        text={REFUSALS.forbidden}
        action={
          <Link asChild variant="standalone">
            <RouterLink to={details}>See the post</RouterLink>
          </Link>
        }
      />
    );
  }
  if (!error) return <PostCardSkeleton label="Loading the post" />;
  return isPostGone(error) ? (
    <ErrorPanel title={REFUSALS.post_not_found} />
  ) : (
    <ErrorPanel title="This post could not be loaded" text={failureMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
