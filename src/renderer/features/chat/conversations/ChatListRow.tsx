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
import { returnOf } from '../sorting/conversation-place.ts';
import type { ChatRow } from './use-conversation-rows.ts';
import { useLabelNames } from '../sorting/use-label-names.ts';

interface ChatListRowProps {
  row: ChatRow;
  /** It is open beside the list. */
  isSelected: boolean;
  /** The time by which snoozed conversations are shown, in milliseconds. */
  now: number;
  /** The state of a deal under way. */
  deal?: string | undefined;
}

/** One row of the list, with its draft, its labels and the partner's online status. */
export function ChatListRow({ row, isSelected, now, deal }: ChatListRowProps) {
  const { _id } = useUser();
  const [draft] = useDraft(_id, row.userId);
  const isOnline = useIsOnline(row.userId);
  const shared = { draft, isSelected, link: <Link to={`/dashboard/chat/${row.userId}`} /> };

  if (row.kind === 'mock') {
    const { name, userName, isVerifiedVendor, profileImage } = row.person;
    return (
      <ConversationRow
        {...shared}
        {...{ name, userName, isVerifiedVendor, profileImage }}
        isOnline={isOnline ?? row.person.isOnline}
      />
    );
  }
  return (
    <RealRow
      {...shared}
      deal={deal}
      conversation={row.conversation}
      isOnline={isOnline}
      viewerId={_id}
      snoozeTime={now}
    />
  );
}

interface RealRowProps {
  deal: string | undefined;
  conversation: Conversation;
  draft: string;
  isSelected: boolean;
  isOnline: boolean | null;
  viewerId: string;
  snoozeTime: number;
  link: ReactElement;
}

function RealRow({ deal, conversation, isOnline, viewerId, snoozeTime, ...shared }: RealRowProps) {
  const { name, profileImage, participants, lastMessage, unreadCount, isMuted, block, post } = conversation;
  const { labels = [] } = conversation;
  const [partner] = participants;
  const names = useLabelNames(labels.length > 0);
  const { items, dialog, prepare } = useSorting(conversation, snoozeTime);
  const back = returnOf(conversation, viewerId, snoozeTime);
  return (
    <>
      <ConversationRow
        {...shared}
        {...{ profileImage, unreadCount, isMuted }}
        name={partner?.name ?? name}
        userName={partner?.userName}
        isVerifiedVendor={partner?.isVerifiedVendor}
        postPicture={post?.picture}
        tags={labels.flatMap((label) => names[label - 1] ?? [])}
        note={back ? (back === 'time' ? t`Snoozed until now` : t`Answered`) : deal}
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
