import { t } from '@lingui/core/macro';
import type { Message, MessagesAnswer } from '@oja/contract/messages';
import { EmptyState } from '@oja/ui/EmptyState';
import { MessageThread, type MessageThreadProps, type Position } from '@oja/market/MessageThread';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';

import { messagesApi } from '../../../api/messages-api.ts';
import { usersApi } from '../../../api/users-api.ts';
import { LatePart } from '../../../platform/LatePart.tsx';
import { characterKeys } from '../../../platform/stored-texts.ts';
import { useUser } from '../../../session/use-session.ts';
import { setDraftQuoteId } from '../composer/drafts.ts';
import type { DealCards } from './DealSteps.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';
import { ThreadRows } from './ThreadRows.tsx';
import { type ShownMessage, idOf, shownThread, unreadSince } from './thread-messages.ts';
import { useHeldMessages } from './use-held-messages.ts';
import { useMessageActions } from './use-message-actions.ts';
import { useMessageEdit } from './use-message-edit.ts';
import { useMessageNotices } from '../safety/use-message-notices.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { Partner } from './use-partner.ts';
import { useReplyRequests } from './use-reply-requests.ts';
import { useSeen } from './use-seen.ts';

const loadPictures = async () => (await import('./MessagePictures.tsx')).MessagePictures;
/** Loaded once the viewer sends anything later. */
const ScheduledMessages = lazy(() =>
  import('./ScheduledMessages.tsx').then(
    ({ ScheduledMessages: Scheduled }) => ({ default: Scheduled }),
    () => ({ default: () => null }),
  ),
);
/** Without it, the steps of deals stay messages. */
const DealSteps = lazy(() =>
  import('./DealSteps.tsx').then(
    ({ DealSteps: Steps }) => ({ default: Steps }),
    () => ({ default: () => null }),
  ),
);

interface ThreadProps {
  partnerId: string;
  partner: Partner;
  /** The loaded pages, and how to load older ones. */
  query: {
    data: { pages: readonly MessagesAnswer[] };
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
  };
  /** Opens at the newest message, also if there are unread ones. Default false. */
  opensAtNewest?: boolean;
  /** Set for a part of the conversation in its past, which newer messages may follow. */
  part?: {
    onLoadOlder: () => void;
    newer: NonNullable<MessageThreadProps<ShownMessage>['newer']>;
  };
}

/** The messages from oldest to newest, with unsent ones at the end (product §2, §4). */
export function Thread({ partnerId, partner, query, opensAtNewest = false, part }: ThreadProps) {
  const { _id: viewerId, userName } = useUser();
  const dispatch = useChatDispatch();
  const { outbox, outgoing } = useOutbox(partnerId);
  const { pages } = query.data;
  const messages = useMemo(() => pages.toReversed().flatMap(({ data }) => data), [pages]);
  const shown = useMemo(
    () => shownThread(messages, part?.newer.hasMore ? [] : outgoing, viewerId),
    [messages, outgoing, part?.newer.hasMore, viewerId],
  );
  const [unread] = useState(() => (part || opensAtNewest ? undefined : unreadSince(messages, viewerId)));
  const [isAtNewest, setIsAtNewest] = useState(false);
  const [opened, setOpened] = useState<ShownMessage>();
  const [deals, setDeals] = useState<DealCards>();
  const edit = useMessageEdit(partnerId);
  const actions = useMessageActions(partnerId);
  const notices = useMessageNotices(partnerId, messages);
  useSeen(partnerId, messages, isAtNewest && !part);
  useHeldMessages(partnerId, messages.length, isAtNewest && !part);

  // Not the query's own fetchNextPage: its hook keeps the last answer with all pages, including the removed ones.
  const loadOlder = () =>
    void dispatch(messagesApi.endpoints.getMessages.initiate(partnerId, { direction: 'forward', subscribe: false }));
  const { hasScheduled } = usersApi.endpoints.getDashboard.useQueryState(userName, {
    selectFromResult: ({ data }) => ({ hasScheduled: data?.data.hasScheduled === true }),
  });
  const canWrite = partner.block === 'none' && !partner.isDeletedAccount;
  const reply = useCallback(({ _id }: Message) => setDraftQuoteId(viewerId, partnerId, _id), [partnerId, viewerId]);
  useReplyRequests(shown, canWrite ? reply : undefined);
  useTouchScreen();
  const [jumpTo, setJumpTo] = useState<{ id: string }>();
  const jump = useCallback((id: string) => setJumpTo({ id }), []);
  const idsInThread = useMemo(() => new Map(messages.map((message) => [message._id, idOf(message)])), [messages]);
  const [hasReplyKey] = useState(() => characterKeys.read('') !== 'off');
  const replyByKey = ({ message }: ShownMessage) => {
    if (canWrite && message?.deletedAt === null) reply(message);
  };
  const renderMessage = (one: ShownMessage, position: Position) =>
    (one.message && deals?.get(one.message._id)) ?? (
      <ThreadMessage
        {...{ one, position, partnerId, actions, outbox, notices }}
        editing={edit.editingOf(one.isOwn ? one.message : undefined)}
        onEdit={edit.begin}
        onReply={canWrite ? reply : undefined}
        quotedId={one.quote && idsInThread.get(one.quote._id)}
        onJump={jump}
        isTarget={jumpTo?.id === one.id}
        partnerName={partner.name}
        onOpenImage={setOpened}
      />
    );
  return (
    <>
      <MessageThread
        messages={shown}
        renderMessage={renderMessage}
        partnerName={partner.name}
        unread={unread}
        hasOlder={query.hasNextPage}
        onLoadOlder={part?.onLoadOlder ?? loadOlder}
        olderState={query.isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'failed' : 'idle'}
        newer={part?.newer}
        empty={
          <EmptyState
            title={t`No messages yet`}
            text={t`Say hello to ${{ name: partner.name }}, and ask what you want to know.`}
            icon={<MessageCircle />}
            motif="oniko"
          />
        }
        after={
          hasScheduled &&
          !part && (
            <Suspense fallback={null}>
              <ScheduledMessages {...{ partnerId, canWrite }} sent={messages} onCopy={actions.copyText} />
            </Suspense>
          )
        }
        onAtNewestChange={setIsAtNewest}
        jumpTo={jumpTo}
        onReply={hasReplyKey ? replyByKey : undefined}
        rowsAs={ThreadRows}
      />
      {messages.some(({ post }) => post) && (
        <Suspense fallback={null}>
          <DealSteps partnerId={partnerId} partnerName={partner.name} onCards={setDeals} />
        </Suspense>
      )}
      {opened && (
        <LatePart load={loadPictures} onFailed={() => setOpened(undefined)}>
          {(MessagePictures) => (
            <MessagePictures
              images={opened.images ?? []}
              owner={opened.isOwn ? t`You` : partner.name}
              onClose={() => setOpened(undefined)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}

/** Swipes, long presses and room for the keyboard: loaded by the first touch, or offline by that of the next thread. */
function useTouchScreen(): void {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const load = () =>
      void import('./touch-screen.ts').then(
        ({ handleTouchScreen }) => handleTouchScreen(signal),
        () => undefined,
      );
    document.addEventListener('touchstart', load, { signal, once: true });
    return () => left.abort();
  }, []);
}
