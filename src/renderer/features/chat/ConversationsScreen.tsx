import { ConversationList } from '@oja/ui/ConversationList';
import { LoadMore } from '@oja/ui/LoadMore';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { failureMessage } from '../../api/failure.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { ChatListRow } from './ChatListRow.tsx';
import { ConversationRows } from './ConversationRows.tsx';
import { useConversationRows } from './use-conversation-rows.ts';

/** /dashboard/chat: with whom one talks, or could (spec §2 "Chat list"). */
export default function ConversationsScreen() {
  usePageTitle('Chat');
  const [search, setSearch] = useState('');
  const { found, hasRows, isLoading, error, retry, more } = useConversationRows(search);

  return (
    <ConversationList
      search={search}
      onSearch={setSearch}
      hasConversations={hasRows || (isLoading && !error)}
      loading={isLoading && !error}
      error={error && failureMessage(error)}
      onRetry={retry}
      startLink={<Link to="/dashboard/find-users" />}
      rowsAs={ConversationRows}
      footer={more.hasMore && <LoadMore {...more} error={more.error && failureMessage(more.error)} label="Load more conversations" />}
    >
      {found.map((row) => (
        <ChatListRow key={row.userId} row={row} />
      ))}
    </ConversationList>
  );
}
