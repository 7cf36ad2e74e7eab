import { t } from '@lingui/core/macro';
import type { MessagesAnswer } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';
import { ConversationDetails as ConversationDetailsView } from '@oja/market/ConversationDetails';
import { PostLine } from '@oja/market/PostLine';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { useGetMessagesInfiniteQuery } from '../../../api/messages-api.ts';
import { useGetProfileQuery } from '../../../api/users-api.ts';
import { answerTime } from '../../people/answer-time.ts';
import { profilePath } from '../../people/person-paths.ts';
import { postPath } from '../../posts/post-paths.ts';
import { LatePart } from '../../../platform/LatePart.tsx';
import { useLabelNames } from '../sorting/use-label-names.ts';
import { isAtAddress, pinnedPost } from '../thread/pinned-post.ts';
import { usePartner } from '../thread/use-partner.ts';

const loadPictures = async () => (await import('../thread/MessagePictures.tsx')).MessagePictures;

/** Without it, the deals are in the thread alone. */
const OpenDealCards = lazy(() =>
  import('../thread/DealSteps.tsx').then(
    (loaded) => ({ default: loaded.OpenDealCards }),
    () => ({ default: () => null }),
  ),
);

/** The most pictures and earlier posts that are shown. */
const PICTURES_MAX = 12;
const POSTS_MAX = 5;

/** The newest first, each once. */
const messagesOf = (pages: readonly MessagesAnswer[]) =>
  pages.flatMap(({ data }) => data.toReversed()).filter(({ deletedAt }) => deletedAt === null);

function earlierPosts(pages: readonly MessagesAnswer[], pinned: SharedPost | null): SharedPost[] {
  const posts = new Map<string, SharedPost>();
  for (const { post } of messagesOf(pages))
    if (post && post._id !== pinned?._id && !posts.has(post._id)) posts.set(post._id, post);
  return [...posts.values()].slice(0, POSTS_MAX);
}

const picturesOf = (pages: readonly MessagesAnswer[]): string[] => [
  ...new Set(messagesOf(pages).flatMap(({ img }) => img ?? [])),
];

/**
 * What belongs to the open conversation: the person, the posts between the two, the pictures of the loaded messages.
 */
export function ConversationDetails({ partnerId }: { partnerId: string }) {
  const partner = usePartner(partnerId);
  const isThere = partner !== undefined && !partner.isDeletedAccount;
  const { data: profile } = useGetProfileQuery(partnerId, { skip: !isThere });
  const { pages } = useGetMessagesInfiniteQuery(partnerId, {
    selectFromResult: ({ data }) => ({ pages: data?.pages }),
  });
  const [opened, setOpened] = useState<number>();
  const [deals, setDeals] = useState<ReactElement[]>([]);
  const labels = partner?.conversation?.labels ?? [];
  const names = useLabelNames(labels.length > 0);
  const { pinned, earlier, pictures } = useMemo(() => {
    const newest = pinnedPost(pages ?? []);
    return {
      pinned: newest,
      earlier: earlierPosts(pages ?? [], newest),
      pictures: picturesOf(pages ?? []).slice(0, PICTURES_MAX),
    };
  }, [pages]);
  if (!partner) return null;
  return (
    <>
      <ConversationDetailsView
        name={profile?.data.name ?? partner.name}
        userName={profile?.data.userName}
        profileImage={partner.profileImage}
        isVerifiedVendor={profile?.data.isVerifiedVendor}
        joinedAt={partner.joinedAt}
        tags={labels.flatMap((label) => names[label - 1] ?? [])}
        answerTime={answerTime(profile?.data.answerMinutes)}
        profileLink={isThere ? <Link to={profilePath(partnerId)} /> : undefined}
        post={pinned && <Post post={pinned} />}
        deals={deals}
        earlierPosts={earlier.map((post) => (
          <Post key={post._id} post={post} />
        ))}
        pictures={pictures}
        onOpenPicture={setOpened}
      />
      {pinned && (
        <Suspense fallback={null}>
          <OpenDealCards partnerId={partnerId} partnerName={partner.name} onCards={setDeals} />
        </Suspense>
      )}
      {opened !== undefined && (
        <LatePart load={loadPictures} onFailed={() => setOpened(undefined)}>
          {(MessagePictures) => (
            <MessagePictures
              images={[...pictures.slice(opened), ...pictures.slice(0, opened)].map((url) => ({ id: url, url }))}
              owner={t`Shared pictures`}
              onClose={() => setOpened(undefined)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}

/** What a post is marked as, or that it is gone; nothing for an available one. */
function noteOf(post: SharedPost): string | undefined {
  if (!isAtAddress(post)) return t`No longer available`;
  if (post.status === 'reserved') return t`Reserved`;
  if (post.status === 'sold') return t`Sold`;
  return post.status === 'paused' ? t`Paused` : undefined;
}

function Post({ post }: { post: SharedPost }) {
  const { _id, title, price, picture } = post;
  const isThere = isAtAddress(post);
  return (
    <PostLine
      title={title ?? t`A post`}
      price={isThere ? price : undefined}
      note={noteOf(post)}
      pictureUrl={picture}
      link={isThere ? <Link to={postPath(_id)} /> : undefined}
    />
  );
}
