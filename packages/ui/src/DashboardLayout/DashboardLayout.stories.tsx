import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withWidth } from '../../test/window-settings.ts';
import { Card } from '../Card/Card.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { dashboardTabs } from '../fixtures/tabs.tsx';
import { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout.tsx';

/** A placeholder for a post while it loads. */
const LoadingCard = () => (
  <Card>
    <div className="story-stack">
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" lines={6} />
    </div>
  </Card>
);

const posts = (
  <>
    <PageHeader title="Your Saved Posts" text="12 posts" />
    <LoadingCard />
  </>
);

/** A placeholder for a conversation: its background shows its size. */
const conversation = (
  <p style={{ flex: 1, padding: 'var(--oja-space-4)', background: 'var(--oja-color-surface)' }}>{LONG_WORD}</p>
);

/** A top bar's content: the application gives its own. */
const topBar = (
  <div style={{ display: 'flex', alignItems: 'center', blockSize: '100%', paddingInline: 'var(--oja-space-4)' }}>
    <a href="#dashboard">Oja</a>
  </div>
);

const meta = {
  title: 'Layout/DashboardLayout',
  component: DashboardLayout,
  args: { tabs: dashboardTabs('home'), children: posts },
  argTypes: {
    tabs: {
      control: 'select',
      options: ['Home', 'Chat', 'Admin'],
      mapping: {
        Home: dashboardTabs('home'),
        Chat: dashboardTabs('chat'),
        Admin: dashboardTabs('flags', { admin: true }),
      },
    },
    children: { control: false },
    topBar: {
      control: 'inline-radio',
      options: ['None', 'Search'],
      mapping: { None: undefined, Search: topBar },
    },
    notice: {
      control: 'inline-radio',
      options: ['None', 'Offline'],
      mapping: { None: undefined, Offline: <OfflineNotice offline /> },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      status: 'stable',
      use: [
        'Every screen behind login, once, around the router’s outlet.',
        'The width full for a conversation, where the messages scroll and the writing field stays.',
      ],
      avoid: ['Landing, login and sign-up: they have their own layouts.'],
      do: [
        'While the profile of who is logged in loads: `loading`, once, with placeholders of the screen as children.',
        'Put one PageHeader first: it carries the page’s h1.',
        'Move the focus to the main part after a change of route, or leave it on the tab.',
      ],
      dont: [
        'Do not set the width of a screen: the layout does.',
        'Do not put a second navigation at the bottom: it would lie under the bar.',
      ],
      keyboard: [
        ['Tab', 'First the skip links, then the screen, then the tabs.'],
        ['Enter', 'On a skip link: moves the focus to the main part, or to the tabs.'],
      ],
    },
  },
} satisfies Meta<DashboardLayoutProps>;

export default meta;
type Story = StoryObj<DashboardLayoutProps>;

/** The layout with the width of a feed. */
export const Overview: Story = { tags: ['overview'] };

/** The first Tab shows the link that skips the content before the main part. */
export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`);
    // The link's target must be focusable, or the next Tab starts at the top again.
    main.focus();
    await expect(main).toHaveFocus();
  },
};

/** The second Tab shows the link to the tab bar, which comes after a screen of unlimited length. */
export const SkipsToTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to navigation' });
    await expect(link).toHaveFocus();
    const tabs = canvas.getByRole('navigation');
    await expect(link).toHaveAttribute('href', `#${tabs.id}`);
    tabs.focus();
    await expect(tabs).toHaveFocus();
  },
};

/** In a wide window a bar of 48 px is at the top and stays there; the skip links come before it. */
export const TopBar: Story = {
  args: { children: <p>The screen.</p>, topBar, notice: <OfflineNotice offline /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect([bar.top, bar.height, bar.width]).toEqual([0, 48, document.documentElement.clientWidth]);
    await expect(canvas.getByRole('status').getBoundingClientRect().top).toBeGreaterThanOrEqual(48);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to navigation' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Oja' })).toHaveFocus();
  },
};

/** On a phone there is no top bar. */
export const NoTopBarOnAPhone: Story = {
  args: { children: <p>The screen.</p>, topBar },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

/** A rail is beside the screen, below the top bar. */
export const WithARail: Story = {
  args: { children: <p>The screen.</p>, topBar, tabs: { ...dashboardTabs('home'), placement: 'rail' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('navigation').getBoundingClientRect();
    await expect([rail.left, rail.top, rail.width]).toEqual([0, 48, 208]);
    await expect(canvas.getByRole('banner').getBoundingClientRect().left).toBe(0);
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThanOrEqual(208);
  },
};

/** A screen that is as high as the window: the page itself never scrolls. */
export const FullOnATablet: Story = {
  args: { width: 'full', tabs: dashboardTabs('chat'), children: conversation },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('main').getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollHeight).toBe(document.documentElement.clientHeight);
  },
};

/** A notice above reduces the height of the screen, not of the page. */
export const FullOnADesktop: Story = {
  ...FullOnATablet,
  args: { ...FullOnATablet.args, notice: <OfflineNotice offline /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(document.documentElement.clientHeight);
  },
};

/** The tab bar does not cover the last line of a long screen. */
export const LongScreenOnAPhone: Story = {
  args: {
    children: (
      <>
        {posts}
        <div className="story-stack" style={{ marginBlockStart: 'var(--oja-space-5)' }}>
          <LoadingCard />
          <p>That is all for now.</p>
        </div>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByText('That is all for now.');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(bar.top);
    window.scrollTo(0, 0);
  },
};

/** Contains fixed elements. Each frame shows one half, so that they can be compared along the middle. */
const layer = { position: 'absolute', inset: 0, blockSize: '100dvb', transform: 'translateZ(0)' } as const;
const half = {
  start: { ...layer, clipPath: 'inset(0 50% 0 0)' },
  end: { ...layer, clipPath: 'inset(0 0 0 50%)' },
} as const;
const rounded = ({ x, y, width }: DOMRect) => [x, y, width].map(Math.round);

/** Announced once, and the layout does not shift when the screen replaces it: the same bar, and the same content. */
export const Loading: Story = {
  render: () => (
    <>
      <div style={half.start}>
        <DashboardLayout tabs={dashboardTabs('home')}>
          <PageHeader title="Today in the market" />
          <Skeleton />
        </DashboardLayout>
      </div>
      <div style={half.end}>
        <DashboardLayout loading>
          <Skeleton />
        </DashboardLayout>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [shell, main, bar] = [canvas.getByRole('status'), canvas.getByRole('main'), canvas.getByRole('navigation')];
    await expect(shell).toHaveTextContent('Loading your dashboard');
    const measure = () => {
      const parts = [main.children[1], shell.children[2], bar, shell.lastElementChild];
      return parts.map((part) => rounded(part?.getBoundingClientRect() ?? new DOMRect()));
    };
    for (const width of [390, 700, 820, 1440]) {
      await withWidth(width, async () => {
        const [content, placeholder, tabs, placeholderTabs] = measure();
        await expect(placeholder).toEqual(content);
        await expect(placeholderTabs).toEqual(tabs);
      });
    }
  },
};
