import { Ban, BellOff, EllipsisVertical, MessageCircle, UserRound } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../src/Button/Button.tsx';
import { ChatHeader } from '../../src/ChatHeader/ChatHeader.tsx';
import { ChatLayout } from '../../src/ChatLayout/ChatLayout.tsx';
import { DashboardLayout } from '../../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../../src/EmptyState/EmptyState.tsx';
import { CHAT_NOW, LAGOS, PARTNER, chatPicture, type ThreadStoryMessage } from '../../src/fixtures/chat.ts';
import { POST } from '../../src/fixtures/posts.ts';
import { dashboardTabs } from '../../src/fixtures/tabs.tsx';
import { IconButton } from '../../src/IconButton/IconButton.tsx';
import { ImageViewer } from '../../src/ImageViewer/ImageViewer.tsx';
import { Menu } from '../../src/Menu/Menu.tsx';
import { MessageBubble } from '../../src/MessageBubble/MessageBubble.tsx';
import { MessageComposer, type MessageComposerProps } from '../../src/MessageComposer/MessageComposer.tsx';
import { MessageThread, type Position, type UnreadSince } from '../../src/MessageThread/MessageThread.tsx';
import { PinnedPost } from '../../src/PinnedPost/PinnedPost.tsx';
import { SafetyNotice } from '../../src/SafetyNotice/SafetyNotice.tsx';
import { ThreadSkeleton } from '../../src/ThreadSkeleton/ThreadSkeleton.tsx';
import { TypingNotice } from '../../src/TypingNotice/TypingNotice.tsx';
import { useStoryThread } from './useStoryThread.ts';

interface ChatProps {
  /** What was said. */
  messages: readonly ThreadStoryMessage[];
  /** Where unread messages begin. */
  unread?: UnreadSince | undefined;
  /** On its way. */
  loading?: boolean;
  /** What can be written. */
  state?: MessageComposerProps['state'];
  /** The message that the rules warn of. */
  riskyId?: string;
}

const nothing = () => undefined;
const empty = <EmptyState title="No messages yet" text="Say good day to Adaeze, and ask what you want to know." icon={<MessageCircle />} motif="oniko" />;

/** The screen of one conversation, with an application's part played by state. */
export function Chat({ messages: given, unread = { firstId: 'm10', count: 3 }, loading = false, state = 'ready', riskyId }: ChatProps) {
  const { messages, draft, setDraft, send, edit, remove, editing } = useStoryThread(given);
  const [open, setOpen] = useState<{ pictures: readonly ReturnType<typeof chatPicture>[]; at: number | null }>({ pictures: [], at: null });
  const blocked = state === 'blocked';

  const bubble = (message: ThreadStoryMessage, position: Position) => {
    const { id, images, ...rest } = message;
    const own = message.isOwn && !blocked;
    return (
      <MessageBubble
        {...rest}
        {...{ images, position }}
        partnerName="Adaeze"
        timeZone={LAGOS}
        onCopy={nothing}
        onEdit={own ? () => edit(message) : undefined}
        onDelete={own ? () => remove(id) : undefined}
        editing={editing(id)}
        onRetry={nothing}
        onOpenImage={images && ((at) => setOpen({ pictures: images, at }))}
        notice={id === riskyId && <SafetyNotice reasons={['pay-first', 'new-account']} onDismiss={nothing} />}
      />
    );
  };

  return (
    <DashboardLayout tabs={dashboardTabs('chat')} width="chat">
      <ChatLayout
        header={
          <ChatHeader
            name={PARTNER.name}
            profileImage={PARTNER.profileImage}
            isOnline={blocked || state === 'offline' ? null : true}
            note={state === 'offline' ? 'Connecting…' : undefined}
            back={<a href="#chat">{''}</a>}
            profileLink={<a href="#profile">{''}</a>}
            menu={
              <Menu
                trigger={<IconButton label="Conversation options" icon={<EllipsisVertical />} />}
                items={[
                  { label: 'View profile', icon: <UserRound />, link: <a href="#profile">{''}</a> },
                  { label: 'Mute', icon: <BellOff />, onSelect: nothing },
                  'separator',
                  { label: blocked ? 'Unblock Adaeze' : 'Block Adaeze', icon: <Ban />, danger: !blocked, onSelect: nothing },
                ]}
              />
            }
          />
        }
        pinned={<PinnedPost title={POST.title} link={<a href="#post">{''}</a>} pictureUrl={chatPicture(0, 160, 160).url} price={POST.price} pricePoint={POST.pricePoint} onUnpin={nothing} />}
        typing={<TypingNotice name={loading || blocked || messages.length === 0 ? null : 'Adaeze'} />}
        composer={
          <MessageComposer
            value={draft}
            onChange={setDraft}
            onSend={send}
            onAddImages={nothing}
            state={state}
            stateAction={
              blocked && (
                <Button variant="secondary" size="small">
                  Unblock
                </Button>
              )
            }
          />
        }
      >
        {loading ? (
          <ThreadSkeleton />
        ) : (
          <MessageThread messages={messages} renderMessage={bubble} partnerName="Adaeze" unread={unread} empty={empty} now={CHAT_NOW} timeZone={LAGOS} />
        )}
      </ChatLayout>
      <ImageViewer openAt={open.at} onClose={() => setOpen({ ...open, at: null })} pictures={open.pictures} label={PARTNER.name} />
    </DashboardLayout>
  );
}
