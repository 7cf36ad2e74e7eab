import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { IconButton } from '@oja/ui/IconButton';
import { PageHeader } from '@oja/ui/PageHeader';
import { PostCardSkeleton } from '@oja/ui/PostCardSkeleton';
import { Share2 } from 'lucide-react';
import { useParams } from 'react-router-dom';

import { failureMessage } from '../../api/failure.ts';
import { useGetPostQuery } from '../../api/posts-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { isPostGone } from './is-post-gone.ts';
import { PostItem } from './PostItem.tsx';
import { PostThread } from './PostThread.tsx';
import { useBack } from '../../platform/use-back.ts';
import { useSharePost } from './use-share-post.ts';

/** /dashboard/post/details/{id}: one post with all its comments, and the way back (spec §2). */
export default function PostDetailsScreen() {
  const { id = '' } = useParams();
  // What is known of it is shown at once and read anew: whoever comes from a notification comes for what is new.
  const { currentData, error, isFetching, refetch } = useGetPostQuery(id, { refetchOnMountOrArgChange: true });
  const post = currentData?.data.posts[0];
  const { copyLink } = useSharePost({ _id: id, title: post?.title ?? '' });
  const back = useBack('/dashboard');
  usePageTitle(post?.title ?? 'Post');

  return (
    <>
      <PageHeader
        title="Post"
        onBack={back}
        actions={post && <IconButton label="Copy link to this post" icon={<Share2 />} onClick={() => void copyLink()} />}
      />
      {post && (
        <PostItem
          post={post}
          eager
          renderThread={(composer) => <PostThread post={post} repliesCursor={currentData.data.repliesCursor} composer={composer} />}
        />
      )}
      {!post && !error && <PostCardSkeleton label="Loading the post" />}
      {!post && error && isPostGone(error) && <ErrorPanel title="This post does not exist or has been removed." />}
      {!post && error && !isPostGone(error) && (
        <ErrorPanel title="The post could not be loaded" text={failureMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  );
}
