import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Flag, House, MessageCircle, Search, SquarePlus, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';

import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { TabBar } from './TabBar.tsx';

const TABS = [
  { key: 'home', label: 'Home', icon: <House />, href: '#home', active: true },
  { key: 'notifications', label: 'Alerts', icon: <Bell />, href: '#notifications', badge: 4, badgeLabel: 'unread' },
  { key: 'search', label: 'Search', icon: <Search />, href: '#search' },
  { key: 'post', label: 'Post', icon: <SquarePlus />, href: '#post', action: true },
  { key: 'chat', label: 'Chat', icon: <MessageCircle />, href: '#chat', badge: 128, badgeLabel: 'unread messages' },
  { key: 'profile', label: 'Profile', icon: <UserRound />, href: '#profile' },
];

const ADMIN = [
  ...TABS,
  { key: 'flags', label: 'Flags', icon: <Flag />, href: '#flags', badge: 100, badgeLabel: 'flagged posts' },
];
/** The current page's tab has a count too. */
const AT_CHAT = ADMIN.map((tab) => ({ ...tab, active: tab.key === 'chat' }));

const meta = {
  title: 'Layout/TabBar',
  component: TabBar,
  args: { items: TABS },
  argTypes: { items: { control: 'object' }, renderLink: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 200 } },
    guide: {
      status: 'stable',
      use: ['The navigation of the dashboard, at every width (product §2).'],
      avoid: ['Views of one page: Tabs.', 'Links within a text: Link.'],
      do: [
        'Keep names to one short word: seven must fit on a phone.',
        'Give every count its `badgeLabel`: “unread messages”.',
        'Leave room below the page for it: DashboardLayout does.',
      ],
      dont: ['No menus or dialogs among the tabs: each is a place.', 'No more than seven.'],
      keyboard: [
        ['Tab', 'From tab to tab; each is a link.'],
        ['Enter', 'Goes there.'],
      ],
    },
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: each tab is a link with its name and count; the current page is announced. */
export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Chat 99+ unread messages' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};
/** The bar is fixed to the window; a frame keeps it in the sheet. */
const box = { position: 'relative', transform: 'translateZ(0)', inlineSize: '100%', blockSize: '6rem' } as const;

/** Six tabs; an admin's seven, with a count on the current page; and right-to-left with a name that is too long. */
export const Overview: Story = {
  tags: ['overview'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="story-sheet">
      <div style={box}>
        <TabBar {...args} />
      </div>
      <div style={box}>
        <TabBar {...args} label="Dashboard of an admin" items={AT_CHAT} />
      </div>
      <div style={box} dir="rtl">
        <TabBar
          {...args}
          label="Dashboard, right to left"
          items={TABS.map((tab) => ({ ...tab, label: tab.active ? LONG_WORD : tab.label }))}
        />
      </div>
    </div>
  ),
};

/** In a desktop app: beside the page, with what starts something as a button below the other tabs. */
export const Rail: Story = {
  args: { items: ADMIN, placement: 'rail' },
  globals: { viewport: { value: 'desktop' } },
};

/** The narrow rail: small names below the icons. */
export const NarrowRail: Story = {
  args: { items: ADMIN, placement: 'rail', narrow: true },
  globals: { viewport: { value: 'desktop' } },
};

/** An admin has a seventh tab; at twice the text size every tab is at least 44 pixels wide and none overflows. */
export const AdminOnAPhone: Story = {
  args: { items: ADMIN },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ zoom: 2 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(boxes).toHaveLength(7);
    const count = canvas.getByText('100').getBoundingClientRect();
    await expect(Math.max(count.right, ...boxes.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
    await expect(Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(44);
  },
};

/** The count of the current page is visible on the tab's highlight. */
export const CountOnThePresentPage: Story = {
  args: { items: AT_CHAT },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'Chat 99+ unread messages' });
    await expect(chat).toHaveAttribute('aria-current', 'page');
    const mark = getComputedStyle(chat.querySelector('svg')?.parentElement ?? chat).backgroundColor;
    const colours = getComputedStyle(canvas.getByText('99+'));
    await expect([colours.backgroundColor, colours.color]).not.toContain(mark);
  },
};

/** The application's own link gets the content and all necessary props. */
export const OwnLinks: Story = {
  args: {
    items: TABS.slice(0, 2),
    renderLink: ({ href }) => <a href={`#/dashboard/${href.slice(1)}`}>{''}</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alerts 4 unread' })).toHaveAttribute(
      'href',
      '#/dashboard/notifications',
    );
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
