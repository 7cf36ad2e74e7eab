import { plural, t } from '@lingui/core/macro';
import { isTodayInLagos } from '@oja/contract/lagos-day';
import { SAVES_COUNTED } from '@oja/contract/limits';
import type { Post, PostAnswer } from '@oja/contract/posts';
import { EmptyState } from '@oja/ui/EmptyState';
import { IconButton } from '@oja/ui/IconButton';
import { PageHeader } from '@oja/ui/PageHeader';
import { useInView } from '@oja/ui/hooks/use-in-view';
import { PostCard } from '@oja/market/PostCard';
import { Share2 } from 'lucide-react';
import { Fragment, lazy, Suspense, useRef } from 'react';
import { useParams } from 'react-router';

import { failureMessage, isPostGone } from '../../../api/failure.ts';
import { useGetPostQuery } from '../../../api/posts-api.ts';
import { useStoredAnswer } from '../../../api/use-stored-answer.ts';
import { useStoredNotice } from '../../../api/use-stored-notice.ts';
import { usePageTitle } from '../../../platform/use-page-title.ts';
import { useUser } from '../../../session/use-session.ts';
import { PostItem } from '../card/PostItem.tsx';
import { PostBar } from './PostBar.tsx';
import { PostContact } from './PostContact.tsx';
import { PostThread } from './PostThread.tsx';
import { POST_STORAGE } from './stored-post.ts';
import { useBack } from '../../../platform/use-back.ts';
import { useSharePost } from '../card/use-share-post.ts';

/** Without it the page is complete: a failure to load it is not shown. */
const RelatedPosts = lazy(() => import('./RelatedPosts.tsx').catch(() => ({ default: () => null })));

/** The same. It stands last beside the post, so that nothing to press moves when it arrives. */
const AgreedPrices = lazy(() => import('./AgreedPrices.tsx').catch(() => ({ default: () => null })));

/** How far below the window its content is loaded: little, so that a first look at a post does not pay for others. */
const NEAR = '64px';

/**
 * /dashboard/post/details/{id}: one post with all its comments and a back link (product §2). Without a connection it is
 * shown as it is stored with a list.
 */
export default function PostDetailsScreen() {
  const { id = '' } = useParams();
  const viewer = useUser();
  // Shows cached data at once and refetches it: a user who comes from a notification expects new comments.
  const query = useGetPostQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: answer, error, fulfilledTimeStamp, isFetching, refetch } = query;
  // What was read before the post was deleted, or a block hid it, does not stay.
  const currentData = isPostGone(error) ? undefined : answer;
  const isSearching = useStoredAnswer(POST_STORAGE, id, { data: answer, error, fulfilledTimeStamp });
  useStoredNotice('post', currentData && fulfilledTimeStamp);
  const post = currentData?.data.posts[0];
  const isOthers = post?.user._id !== viewer._id;
  const action = useRef<HTMLAnchorElement>(null);
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
              note: noteOf(post, currentData.data),
              contact: (
                <>
                  {isOthers && (
                    <PostContact
                      post={post}
                      authorSince={currentData.data.authorSince}
                      answerMinutes={currentData.data.answerMinutes}
                      rating={currentData.data.rating}
                      action={action}
                    />
                  )}
                  <Suspense fallback={null}>{post.category && post.state && <AgreedPrices post={post} />}</Suspense>
                </>
              ),
              comments: <PostThread post={post} repliesCursor={currentData.data.repliesCursor} composer={composer} />,
            })}
          />
          <Fragment key={post._id}>
            <BelowPost post={post} />
            {isOthers && <PostBar post={post} action={action} />}
          </Fragment>
        </>
      )}
      {!post && (!error || isSearching) && <PostCard loading label={t`Loading the post`} />}
      {!post && error && isPostGone(error) && (
        <EmptyState tone="danger" title={t`This post does not exist or has been removed.`} />
      )}
      {!post && error && !isSearching && !isPostGone(error) && (
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

/** The end of a post's page: once one scrolls near, similar posts and others of the vendor load. */
function BelowPost({ post }: { post: Post }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useInView(end, { threshold: 0, once: true, margin: NEAR });
  return (
    <div ref={end}>
      <Suspense fallback={null}>{isNear && <RelatedPosts post={post} />}</Suspense>
    </div>
  );
}

/** Whether its vendor has shown it today, and how many people have saved it. */
function noteOf(post: Post, { seenToday, savesByOthers }: PostAnswer['data']): string | undefined {
  const saves = savesText(post, savesByOthers);
  if (!isTodayInLagos(seenToday)) return saves;
  return saves === undefined ? t`Seen today` : `${t`Seen today`} · ${saves}`;
}

/**
 * How many people have saved a post, the viewer included: nothing for nobody.
 * @param byOthers how many others, counted to a limit; older servers do not send it
 */
function savesText({ saves }: Post, byOthers: number | undefined): string | undefined {
  if (byOthers === SAVES_COUNTED) return t`${{ most: byOthers }}+ saves`;
  const count = byOthers === undefined ? 0 : byOthers + saves.length;
  return count > 0 ? plural(count, { one: `${count} save`, other: `${count} saves` }) : undefined;
}
