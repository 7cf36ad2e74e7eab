import { t } from '@lingui/core/macro';
import { SEARCH_MAX } from '@oja/contract/limits';
import { FindBar } from '@oja/market/FindBar';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { failureMessage, isUnreached } from '../../../api/failure.ts';
import { useFindMessagesInfiniteQuery } from '../../../api/find-messages-api.ts';
import { useIsLost } from '../../../api/use-is-lost.ts';
import { FIND_BAR_ID } from './found-message.ts';

interface FindInConversationProps {
  partnerId: string;
  /** Shows a found message in its place. */
  onShow: (messageId: string) => void;
  onClose: () => void;
}

/**
 * The bar that finds messages of a conversation. It shows the newest one found at once. Older ones are requested when
 * their reader comes near, and until there is one: a page can be empty in a very long conversation.
 */
export function FindInConversation({ partnerId, onShow, onClose }: FindInConversationProps) {
  const [text, setText] = useState('');
  /** The position that is wanted; it may be one more than those that are loaded. */
  const [wanted, setWanted] = useState(1);
  const isLost = useIsLost();
  const field = useRef<HTMLInputElement>(null);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useFindMessagesInfiniteQuery(
    { partnerId, text },
    { skip: text === '' },
  );
  const hits = currentData?.pages.flatMap(({ data }) => data.messages) ?? [];
  const position = Math.min(wanted, hits.length);
  const shownId = hits[position - 1]?._id;
  const needsMore = text !== '' && hasNextPage && !isFetching && !error && wanted >= hits.length;

  useEffect(() => field.current?.focus(), []);

  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (shownId !== undefined) show(shownId);
  }, [shownId]);

  const loadMore = useEffectEvent(() => void fetchNextPage());
  // By page: one that arrives at once is never seen as being fetched.
  const pageToFollow = needsMore ? (currentData?.pages.length ?? 0) : 0;
  useEffect(() => {
    if (pageToFollow > 0) loadMore();
  }, [pageToFollow]);

  const searchAgain = useEffectEvent(() => {
    if (text !== '' && isUnreached(error)) void refetch();
  });
  useEffect(() => {
    if (!isLost) searchAgain();
  }, [isLost]);

  const isOffline = isLost || isUnreached(error);
  const failure = isOffline ? t`You are offline. Connect to search this conversation.` : error && failureMessage(error);
  return (
    <FindBar
      id={FIND_BAR_ID}
      fieldRef={field}
      value={text}
      maxCharacters={SEARCH_MAX}
      onValueChange={(next) => {
        setText(next);
        setWanted(1);
      }}
      count={hits.length}
      hasMore={text !== '' && hasNextPage}
      position={position}
      onPositionChange={setWanted}
      loading={isFetching}
      error={text === '' && !isLost ? undefined : failure}
      onDismiss={onClose}
    />
  );
}
