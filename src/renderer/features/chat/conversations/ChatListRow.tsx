import { t } from '@lingui/core/macro';
import type { Conversation } from '@oja/contract/messages';
import { ConversationRow } from '@oja/market/ConversationRow';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { EllipsisVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';

import { useIsOnline } from '../../../realtime/presence/use-presence.ts';
import { useUser } from '../../../session/use-session.ts';
import { useDraft } from '../composer/drafts.ts';
import { useSorting } from '../sorting/use-sorting.tsx';
import { returnOf } from './conversation-place.ts';
import type { ChatRow } from './use-conversation-rows.ts';
import { useLabelNames } from './use-label-names.ts';

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
  return <RealRow {...shared} conversation={row.conversation} isOnline={isOnline} viewerId={_id} />;
}

interface RealRowProps {
  conversation: Conversation;
  draft: string;
  isSelected: boolean;
  isOnline: boolean | null;
  viewerId: string;
  link: ReactElement;
}

function RealRow({ conversation, isOnline, viewerId, ...shared }: RealRowProps) {
  const { name, profileImage, participants, lastMessage, unreadCount, isMuted, block, post } = conversation;
  const { labels = [] } = conversation;
  const names = useLabelNames(labels.length > 0);
  const { items, dialog, prepare } = useSorting(conversation);
  const back = returnOf(conversation, viewerId, Date.now());
  return (
    <>
      <ConversationRow
        {...shared}
        {...{ name, profileImage, unreadCount, isMuted }}
        userName={participants[0]?.userName}
        postPicture={post?.picture}
        tags={labels.flatMap((label) => names[label - 1] ?? [])}
        note={back && (back === 'time' ? t`Snoozed until now` : t`Answered`)}
        menu={
          <Menu
            trigger={<IconButton label={t`Sort ${{ name }}`} icon={<EllipsisVertical />} />}
            items={items}
            onOpenChange={prepare}
          />
        }
        isOnline={block === 'none' && (isOnline ?? false)}
        lastMessage={
          lastMessage && {
            text: lastMessage.text,
            hasImage: lastMessage.img !== null,
            sentAt: lastMessage.createdAt,
            isOwn: lastMessage.sender._id === viewerId,
            status: lastMessage.seen ? 'seen' : 'sent',
          }
        }
      />
      {dialog}
    </>
  );
}
