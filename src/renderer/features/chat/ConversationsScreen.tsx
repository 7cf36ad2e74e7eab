import { t } from '@lingui/core/macro';
import { ConversationList } from '@oja/market/ConversationList';
import { LoadMore } from '@oja/ui/LoadMore';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { ChatListRow } from './conversations/ChatListRow.tsx';
import { type ConversationFilter, useArrangement } from './conversations/conversation-filter.ts';
import { ConversationFilterControl } from './conversations/ConversationFilterControl.tsx';
import { ConversationRows, PaneRows } from './conversations/ConversationRows.tsx';
import type { DealWords } from './conversations/OpenDeals.tsx';
import { type ChatRow, useConversationRows } from './conversations/use-conversation-rows.ts';

/** Without it, rows have no state of a deal. */
const OpenDeals = lazy(() =>
  import('./conversations/OpenDeals.tsx').then(
    (loaded) => ({ default: loaded.OpenDeals }),
    () => ({ default: () => null }),
  ),
);

/** What is said when a filter hides all rows, or all conversations are archived or snoozed. */
function emptyText(filter: ConversationFilter, isHidden: boolean): string | undefined {
  if (filter === 'unread') return t`No unread conversations`;
  if (filter === 'unanswered') return t`Everybody has your answer`;
  if (filter === 'all') return isHidden ? t`All conversations are archived or snoozed` : undefined;
  return t`No conversations here`;
}

/**
 * /dashboard/chat: the viewer's conversations, and below them followed people without one (product §2 "Chat list").
 * @param isPane whether it stands beside the open conversation. Default false.
 */
export default function ConversationsScreen({ isPane = false }: { isPane?: boolean }) {
  const { id } = useParams();
  const [search, setSearch] = useState('');
  const [deals, setDeals] = useState<DealWords>();
  const { filter } = useArrangement();
  const { found, now, hasRows, isLoading, error, retry, more } = useConversationRows(search);

  const rowsOf = (kind: ChatRow['kind']) =>
    found
      .filter((row) => row.kind === kind)
      .map((row) => (
        <ChatListRow
          key={row.userId}
          row={row}
          now={now}
          isSelected={row.userId === id}
          deal={deals?.get(row.userId)}
        />
      ));
  const hasPosts = found.some((row) => row.kind === 'real' && row.conversation.post);
  return (
    <>
      {hasPosts && (
        <Suspense fallback={null}>
          <OpenDeals onWords={setDeals} />
        </Suspense>
      )}
      <ConversationList
        suggestions={rowsOf('mock')}
        search={search}
        onSearch={setSearch}
        hasConversations={hasRows || (isLoading && !error)}
        loading={isLoading && !error}
        error={error && failureMessage(error)}
        onRetry={retry}
        filter={<ConversationFilterControl />}
        emptyText={emptyText(filter, found.length === 0 && hasRows)}
        startLink={<Link to="/dashboard/find-users" />}
        rowsAs={isPane ? PaneRows : ConversationRows}
        compact={isPane}
        headingLevel={isPane && id !== undefined ? 2 : 1}
        footer={
          more.hasMore && (
            <LoadMore {...more} error={more.error && failureMessage(more.error)} label={t`Load more conversations`} />
          )
        }
      >
        {rowsOf('real')}
      </ConversationList>
    </>
  );
}
