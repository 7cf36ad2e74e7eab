import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, BellOff, EllipsisVertical, UserRound } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';

import { PARTNER } from '../fixtures/chat.ts';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { ChatHeader } from './ChatHeader.tsx';

const onMute = fn();
const menu = (
  <Menu
    trigger={<IconButton label="Conversation options" icon={<EllipsisVertical />} />}
    items={[
      { label: 'View profile', icon: <UserRound />, link: <a href="#profile">{''}</a> },
      { label: 'Mute', icon: <BellOff />, onSelect: onMute },
      { label: 'Block Adaeze', icon: <Ban />, tone: 'danger' },
    ]}
  />
);

const meta = {
  title: 'Chat/ChatHeader',
  component: ChatHeader,
  args: {
    name: PARTNER.name,
    profileImage: PARTNER.profileImage,
    isOnline: true,
    profileLink: <a href="#profile">{''}</a>,
    back: <a href="#chat">{''}</a>,
    menu,
  },
  argTypes: {
    profileImage: { control: 'text' },
    isOnline: { control: 'select', options: [true, false, null] },
    profileLink: { control: false },
    back: { control: false },
    menu: { control: 'select', options: ['Menu', 'None'], mapping: { Menu: menu, None: null } },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The head of a conversation: it carries the page’s h1.'],
      avoid: ['Other screens: PageHeader.'],
      do: [
        'Pass `note` while the app is offline: the partner’s presence is then outdated.',
        'Put blocking last in the menu, with danger.',
      ],
      dont: [
        'Do not guess: pass null to show neither Online nor Offline.',
        'Do not say here that someone is typing: TypingNotice.',
      ],
      keyboard: [
        ['Tab', 'Back, the person, the menu.'],
        ['Enter', 'Follows the link or opens the menu.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab order: back, profile, menu; the menu mutes the conversation. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onMute.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to conversations' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Adaeze Nwosu' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Adaeze Nwosu' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeVisible());
    await userEvent.keyboard('m{Enter}');
    await expect(onMute).toHaveBeenCalledOnce();
  },
};

/** At twice the text size on a phone the picture is hidden to make room for the name. The note replaces "Online". */
export const Zoomed: Story = {
  args: { note: 'Connecting…' },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2, inlineSize: '195px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    await expect(canvas.getByText('Connecting…')).toBeVisible();
    await expect(canvas.queryByText('Online')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div>
      <ChatHeader {...args} />
      <ChatHeader {...args} name="Musa Ibrahim" profileImage={null} isOnline={false} isMuted />
      <ChatHeader {...args} name="فاطمة بلو" profileImage={null} isOnline={null} note="Connecting…" />
      <ChatHeader
        {...args}
        name={LONG_WORD}
        isOnline={null}
        note="Account deleted"
        menu={null}
        profileLink={undefined}
        isMuted
      />
    </div>
  ),
};
