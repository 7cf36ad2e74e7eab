import { t } from '@lingui/core/macro';
import { FAILURES } from '@oja/contract/failures';
import { isTodayInLagos } from '@oja/contract/lagos-day';
import type { MessagesAnswer } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';
import { ChatLayout } from '@oja/market/ChatLayout';
import { EmptyState } from '@oja/ui/EmptyState';
import { MessageThread } from '@oja/market/MessageThread';
import { PinnedPost } from '@oja/market/PinnedPost';
import { TypingNotice } from '@oja/market/TypingNotice';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';

import { translateText } from '../../../platform/language.ts';
import { failureMessage } from '../../../api/failure.ts';
import { useGetMessagesInfiniteQuery } from '../../../api/messages-api.ts';
import { LatePart } from '../../../platform/LatePart.tsx';
import { usePageTitle } from '../../../platform/use-page-title.ts';
import { useIsTyping } from '../../../realtime/presence/use-presence.ts';
import { useConnection } from '../../../realtime/socket/use-connection.ts';
import { useUser } from '../../../session/use-session.ts';
import { BackToConversations } from './BackToConversations.tsx';
import { Composer } from '../composer/Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { NewAccountNotice } from '../safety/NewAccountNotice.tsx';
import { postPath } from '../../posts/post-paths.ts';
import { isAtAddress, pinnedPost } from './pinned-post.ts';
import { Thread } from './Thread.tsx';
import { FoundMessageContext } from '../find/found-message.ts';
import { useFind } from '../find/use-find.ts';
import { useStoredThread } from './use-stored-thread.ts';
import { type Partner, usePartner } from './use-partner.ts';
import { useSelectConversation } from './use-select-conversation.ts';

/** Without it, the post has no menu. */
const ThreadPostMenu = lazy(() =>
  import('../../posts/status/ThreadPostMenu.tsx').catch(() => ({ default: () => null })),
);
/** Without it, the buyer writes the question. */
const AskToShow = lazy(() => import('../show-now/AskToShow.tsx').catch(() => ({ default: () => null })));
const loadMakeOffer = async () => (await import('./MakeOffer.tsx')).MakeOffer;
const loadFoundThread = async () => (await import('./FoundThread.tsx')).FoundThread;

const hasMessage = (pages: readonly MessagesAnswer[], id: string) =>
  pages.some(({ data }) => data.some(({ _id }) => _id === id));

/**
 * A conversation with its header, messages and composer. A loading error replaces the page (product §8). If the server
 * is unreachable, the stored conversation is shown, if there is one.
 */
export function Conversation({ partnerId }: { partnerId: string }) {
  const partner = usePartner(partnerId);
  // Without the live connection the cached data may be outdated.
  const isLive = useConnection() === 'live';
  const query = useGetMessagesInfiniteQuery(partnerId, { refetchOnMountOrArgChange: !isLive });
  const { data, error, isFetching, refetch } = query;
  const isSearching = useStoredThread(partnerId, query);
  usePageTitle(partner?.name ?? t`Chat`);
  useSelectConversation(partnerId, partner);
  const find = useFind();
  const { found } = find;
  const [parameters, setParameters] = useSearchParams();
  const offered = parameters.get('offer');
  const leaveOffer = () => setParameters({}, { replace: true });
  const pinned = data ? pinnedPost(data.pages) : null;

  if (!data && error && !isSearching) {
    return (
      <EmptyState
        tone="danger"
        page="framed"
        title={translateText(FAILURES.messagesLoad)}
        text={failureMessage(error)}
        onRetry={() => void refetch()}
        loading={isFetching}
        action={<BackToConversations />}
      />
    );
  }
  return (
    <ChatLayout
      header={<ConversationHeader partnerId={partnerId} partner={partner} find={find} />}
      pinned={
        data && (
          <>
            {find.FindBar && <find.FindBar partnerId={partnerId} onShow={find.show} onClose={find.close} />}
            {pinned && <ThreadPost post={pinned} partner={partner} ask={{ partnerId, pages: data.pages }} />}
            {partner && <NewAccountNotice partnerId={partnerId} joinedAt={partner.joinedAt} pages={data.pages} />}
          </>
        )
      }
      typing={<PartnerTyping partnerId={partnerId} name={partner?.name ?? ''} />}
      composer={<Composer partnerId={partnerId} partner={partner} pinned={pinned} />}
    >
      {data && partner ? (
        <FoundMessageContext value={found}>
          {found && !hasMessage(data.pages, found.messageId) ? (
            <LatePart load={loadFoundThread} onFailed={find.leave} fallback={<MessageThread loading />}>
              {(FoundThread) => (
                <FoundThread {...{ partnerId, partner }} messageId={found.messageId} onLeave={find.leave} />
              )}
            </LatePart>
          ) : (
            <Thread partnerId={partnerId} partner={partner} query={{ ...query, data }} opensAtNewest={find.hasLeft} />
          )}
        </FoundMessageContext>
      ) : (
        <MessageThread loading />
      )}
      {offered !== null && (
        <LatePart load={loadMakeOffer} onFailed={leaveOffer}>
          {(MakeOffer) => <MakeOffer postId={offered} onClose={leaveOffer} />}
        </LatePart>
      )}
    </ChatLayout>
  );
}

/** Shows that the partner is typing. Its space stays reserved otherwise (product §4 "Message"). */
function PartnerTyping({ partnerId, name }: { partnerId: string; name: string }) {
  return <TypingNotice name={useIsTyping(partnerId) ? name : null} />;
}

interface ThreadPostProps {
  post: SharedPost;
  partner: Partner | undefined;
  ask: { partnerId: string; pages: readonly MessagesAnswer[] };
}

/**
 * The post that a conversation is about, above its messages, with a link unless it was deleted. Its vendor can change
 * its status; others can ask its vendor to show it now.
 */
function ThreadPost({ post, partner, ask }: ThreadPostProps) {
  const viewer = useUser();
  const { _id, title, status = 'available', vendorId } = post;
  const isThere = isAtAddress(post);
  const canAsk = post.isAvailable && partner?.block === 'none' && !partner.isDeletedAccount;
  return (
    <PinnedPost
      title={title}
      price={post.price}
      pricePoint={post.pricePoint}
      pictureUrl={post.picture}
      isAvailable={isThere}
      status={status}
      link={isThere ? <Link to={postPath(_id)} /> : undefined}
      isSeenToday={isTodayInLagos(post.seenToday)}
      menu={
        title !== null && (
          <Suspense fallback={null}>
            {vendorId === viewer._id && <ThreadPostMenu post={{ _id, title, status, user: viewer }} />}
            {vendorId === ask.partnerId && canAsk && <AskToShow post={post} {...ask} />}
          </Suspense>
        )
      }
    />
  );
}
