import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ChatHeader } from '../ChatHeader/ChatHeader.tsx';
import { CHAT_NOW, LAGOS, PARTNER, THREAD, type ThreadStoryMessage } from '../fixtures/chat.ts';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { MessageComposer } from '../MessageComposer/MessageComposer.tsx';
import { MessageThread, type Position } from '../MessageThread/MessageThread.tsx';
import { TypingNotice } from '../TypingNotice/TypingNotice.tsx';
import { ChatLayout } from './ChatLayout.tsx';

const nothing = () => undefined;
const bubble = ({ id, ...message }: ThreadStoryMessage, position: Position) => (
  <MessageBubble key={id} {...message} position={position} partnerName="Adaeze" timeZone={LAGOS} />
);

const meta = {
  title: 'Chat/ChatLayout',
  component: ChatLayout,
  args: {
    header: (
      <ChatHeader name={PARTNER.name} profileImage={PARTNER.profileImage} isOnline back={<a href="#chat">{''}</a>} />
    ),
    children: (
      <MessageThread messages={THREAD} renderMessage={bubble} partnerName="Adaeze" now={CHAT_NOW} timeZone={LAGOS} />
    ),
    typing: <TypingNotice name="Adaeze" />,
    composer: (
      <MessageComposer value="" maxCharacters={4000} onValueChange={nothing} onSend={nothing} onAddImages={nothing} />
    ),
  },
  argTypes: {
    header: { control: false },
    pinned: { control: 'text' },
    children: { control: false },
    typing: { control: false },
    composer: { control: false },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The screen of one conversation, in a DashboardLayout of width `full`.'],
      avoid: ['The list of conversations: ConversationList.'],
      do: [
        'Keep header and writing field in place while messages load.',
        'Keep TypingNotice mounted, with null, so that nothing moves.',
      ],
      dont: ['Do not give it a width: the frame does.', 'Do not let the page scroll: the messages do.'],
      keyboard: [['Tab', 'Header, pinned post, messages, writing field, in this order.']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', maxInlineSize: '36rem', blockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a very low window the header and the composer stay visible, and the messages scroll. */
export const MessagesScroll: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log').getBoundingClientRect();
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom).toBeLessThanOrEqual(log.top);
    await expect(canvas.getByRole('textbox').getBoundingClientRect().top).toBeGreaterThanOrEqual(log.bottom);
    await expect(log.height).toBeGreaterThan(60);
  },
};

export const Overview: Story = { tags: ['overview'] };
