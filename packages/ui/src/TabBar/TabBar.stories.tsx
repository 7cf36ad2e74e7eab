import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Flag, House, MessageCircle, Search, SquarePlus, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';

import { TabBar } from './TabBar.tsx';

const TABS = [
  { key: 'home', label: 'Home', icon: <House />, href: '#home', active: true },
  { key: 'notifications', label: 'Alerts', icon: <Bell />, href: '#notifications', badge: 4, badgeLabel: 'unread' },
  { key: 'search', label: 'Search', icon: <Search />, href: '#search' },
  { key: 'post', label: 'Post', icon: <SquarePlus />, href: '#post' },
  { key: 'chat', label: 'Chat', icon: <MessageCircle />, href: '#chat', badge: 128, badgeLabel: 'unread messages' },
  { key: 'profile', label: 'Profile', icon: <UserRound />, href: '#profile' },
];

const meta = {
  title: 'Layout/TabBar',
  component: TabBar,
  args: { items: TABS },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Chat 99+ unread messages' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** An admin has a seventh tab. */
export const AdminOnAPhone: Story = {
  args: { items: [...TABS, { key: 'flags', label: 'Flags', icon: <Flag />, href: '#flags', badge: 2, badgeLabel: 'flagged posts' }] },
  globals: { viewport: { value: 'phone' } },
};
