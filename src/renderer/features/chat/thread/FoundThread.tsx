import { t } from '@lingui/core/macro';
import { FAILURES } from '@oja/contract/failures';
import { MessageThread } from '@oja/market/MessageThread';
import { EmptyState } from '@oja/ui/EmptyState';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { translateText } from '../../../platform/language.ts';
import { failureMessage } from '../../../api/failure.ts';
import { useGetMessagesAroundInfiniteQuery } from '../../../api/find-messages-api.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { Thread } from './Thread.tsx';
import type { Partner } from './use-partner.ts';

interface FoundThreadProps {
  partnerId: string;
  partner: Partner;
  /** The message to show. */
  messageId: string;
  /** Returns to the newest messages. */
  onLeave: () => void;
}

/**
 * The part of a conversation around a found message that is not in the open thread. If it has the next found
 * message as well, it stays. Sending a message returns to the newest ones.
 */
export function FoundThread({ partnerId, partner, messageId, onLeave }: FoundThreadProps) {
  const [around, setAround] = useState(messageId);
  const query = useGetMessagesAroundInfiniteQuery({ partnerId, messageId: around });
  const { currentData: data, error, isFetching, refetch } = query;
  const { outgoing } = useOutbox(partnerId);
  const isLoaded = data?.pages.some((page) => page.data.some(({ _id }) => _id === messageId));
  if (around !== messageId && (isLoaded === false || error)) setAround(messageId);

  const leave = useEffectEvent(onLeave);
  const unsent = useRef(outgoing.length);
  useEffect(() => {
    if (outgoing.length > unsent.current) leave();
    unsent.current = outgoing.length;
  }, [outgoing.length]);

  if (!data && error) {
    return (
      <EmptyState
        tone="danger"
        title={translateText(FAILURES.messagesLoad)}
        text={failureMessage(error, t`This message could not be shown.`)}
        onRetry={() => void refetch()}
        loading={isFetching}
      />
    );
  }
  if (!data) return <MessageThread loading />;
  const { isFetchingPreviousPage, isFetchPreviousPageError } = query;
  return (
    <Thread
      key={around}
      partnerId={partnerId}
      partner={partner}
      query={{ ...query, data }}
      part={{
        onLoadOlder: () => void query.fetchNextPage(),
        newer: {
          hasMore: query.hasPreviousPage,
          state: isFetchingPreviousPage ? 'loading' : isFetchPreviousPageError ? 'failed' : 'idle',
          onLoad: () => void query.fetchPreviousPage(),
          onJump: onLeave,
        },
      }}
    />
  );
}
