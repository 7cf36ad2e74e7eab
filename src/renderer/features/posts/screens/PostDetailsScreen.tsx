import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { IconButton } from '@oja/ui/IconButton';
import { PageHeader } from '@oja/ui/PageHeader';
import { PostCard } from '@oja/market/PostCard';
import { Share2 } from 'lucide-react';
import { useParams } from 'react-router';

import { failureMessage, isPostGone } from '../../../api/failure.ts';
import { useGetPostQuery } from '../../../api/posts-api.ts';
import { usePageTitle } from '../../../platform/use-page-title.ts';
import { useUser } from '../../../session/use-session.ts';
import { PostItem } from '../card/PostItem.tsx';
import { BelowPost } from './BelowPost.tsx';
import { PostContact } from './PostContact.tsx';
import { PostThread } from './PostThread.tsx';
import { useBack } from '../../../platform/use-back.ts';
import { useSharePost } from '../card/use-share-post.ts';

/** /dashboard/post/details/{id}: one post with all its comments and a back link (product §2). */
export default function PostDetailsScreen() {
  const { id = '' } = useParams();
  const viewer = useUser();
  // Shows cached data at once and refetches it: a user who comes from a notification expects new comments.
  const { currentData: answer, error, isFetching, refetch } = useGetPostQuery(id, { refetchOnMountOrArgChange: true });
  // What was read before the post was deleted, or a block hid it, does not stay.
  const currentData = isPostGone(error) ? undefined : answer;
  const post = currentData?.data.posts[0];
  const { copyLink } = useSharePost({ _id: id, title: post?.title ?? '' });
  const back = useBack('/dashboard');
  usePageTitle(post?.title ?? t`Post`);

  return (
    <>
      <PageHeader
        title={t`Post`}
        onBack={back}
        actions={
          post && <IconButton label={t`Copy link to this post`} icon={<Share2 />} onClick={() => void copyLink()} />
        }
      />
      {post && (
        <>
          <PostItem
            post={post}
            eager
            renderPage={(composer) => ({
              layout: 'page',
              contact: post.user._id !== viewer._id && <PostContact post={post} />,
              comments: <PostThread post={post} repliesCursor={currentData.data.repliesCursor} composer={composer} />,
            })}
          />
          <BelowPost key={post._id} post={post} />
        </>
      )}
      {!post && !error && <PostCard loading label={t`Loading the post`} />}
      {!post && error && isPostGone(error) && (
        <EmptyState tone="danger" title={t`This post does not exist or has been removed.`} />
      )}
      {!post && error && !isPostGone(error) && (
        <EmptyState
          tone="danger"
          title={t`The post could not be loaded`}
          text={failureMessage(error)}
          onRetry={() => void refetch()}
          loading={isFetching}
        />
      )}
    </>
  );
}
