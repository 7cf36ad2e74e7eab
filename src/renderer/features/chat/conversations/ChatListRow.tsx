import { ConversationRow } from '@oja/market/ConversationRow';
import { Link } from 'react-router';

import { useIsOnline } from '../../../realtime/presence/use-presence.ts';
import { useUser } from '../../../session/use-session.ts';
import { useDraft } from '../composer/drafts.ts';
import type { ChatRow } from './use-conversation-rows.ts';

/** One row of the list, with its draft and the partner's online status. `isSelected`: it is open beside the list. */
export function ChatListRow({ row, isSelected }: { row: ChatRow; isSelected: boolean }) {
  const { _id } = useUser();
  const [draft] = useDraft(_id, row.userId);
  const isOnline = useIsOnline(row.userId);
  const shared = { draft, isSelected, link: <Link to={`/dashboard/chat/${row.userId}`} /> };

  if (row.kind === 'mock') {
    const { name, userName, profileImage } = row.person;
    return (
      <ConversationRow {...shared} {...{ name, userName, profileImage }} isOnline={isOnline ?? row.person.isOnline} />
    );
  }
  const { name, profileImage, participants, lastMessage, unreadCount, isMuted, block, post } = row.conversation;
  return (
    <ConversationRow
      {...shared}
      {...{ name, profileImage, unreadCount, isMuted }}
      userName={participants[0]?.userName}
      postPicture={post?.picture}
      isOnline={block === 'none' && (isOnline ?? false)}
      lastMessage={
        lastMessage && {
          text: lastMessage.text,
          hasImage: lastMessage.img !== null,
          sentAt: lastMessage.createdAt,
          isOwn: lastMessage.sender._id === _id,
          status: lastMessage.seen ? 'seen' : 'sent',
        }
      }
    />
  );
}
