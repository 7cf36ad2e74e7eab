import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { dashboardTabs } from '../fixtures/tabs.tsx';
import { Link } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const chat = (
  <Button asChild>
    <a href="#find-users">Start a Chat</a>
  </Button>
);

const back = (
  <Link variant="standalone" href="#dashboard">
    Back to the feed
  </Link>
);

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Conversations Yet',
    text: 'Ask a vendor a question and it will be here.',
    icon: <MessageCircle />,
    action: chat,
  },
  argTypes: {
    text: { control: 'text' },
    icon: {
      control: 'inline-radio',
      options: ['Message', 'Search', 'None'],
      mapping: { Message: <MessageCircle />, Search: <SearchX />, None: undefined },
    },
    action: {
      control: 'inline-radio',
      options: ['Start a Chat', 'None'],
      mapping: { 'Start a Chat': chat, None: undefined },
    },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'In the place of a list that is empty, or of a search that found nothing.',
        'With tone danger: in the place of content that could not be loaded.',
        'With page: an unknown address, a page that could not be loaded, an error of the whole application.',
      ],
      avoid: [
        'A list that is still loading: its own loading state.',
        'A failed action on a loaded page: a toast.',
        'Errors of a form: its fields, or Notice.',
      ],
      do: [
        'Use the product’s text as the title.',
        'Offer the next step, if there is one.',
        'Set headingLevel to what fits below the page’s heading.',
        'Say what could not be loaded, then the server’s own words, and keep it in place with loading.',
        'Say page framed within DashboardLayout: a page has one main part.',
      ],
      dont: [
        'Do not apologise, and do not joke about it.',
        'Do not offer two actions: one is a step, two are a question.',
        'Do not offer a retry that cannot succeed: a deleted page.',
        'Do not show codes or traces, and no failure over loaded content.',
      ],
      keyboard: [
        ['Tab', 'To the retry, then to the action.'],
        ['Enter, Space', 'Tries again. While trying nothing happens.'],
      ],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Its four patterns; with and without icon, text and action; a text without a break opportunity. Failures with a retry,
 * retrying, without a retry, with another action, and with very long words.
 */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet story-columns">
      <EmptyState
        title="No Conversations Yet"
        text="Ask a vendor a question and it will be here."
        icon={<MessageCircle />}
        action={chat}
      />
      <EmptyState motif="oniko" title="No results found for keke napep spare parts" icon={<SearchX />} />
      <EmptyState motif="eleko" title="No available post from you" text="What you post stands here, newest first." />
      <EmptyState motif="ibadandun" title={LONG_WORD} text={LONG_WORD} />
      <EmptyState tone="danger" title="The feed could not be loaded" text="Network Error!" onRetry={fn()} />
      <EmptyState tone="danger" title="The feed could not be loaded" text="Network Error!" onRetry={fn()} loading />
      <EmptyState
        tone="danger"
        title="This post no longer exists"
        text="Its author may have deleted it."
        action={back}
      />
      <EmptyState tone="danger" title={LONG_WORD} text={RTL.description} onRetry={fn()} action={back} />
    </div>
  ),
};

/** Has a heading of the given level, and an action. */
export const WithAction: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No Conversations Yet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start a Chat' })).toHaveFocus();
  },
};

const FAILED = {
  tone: 'danger',
  title: 'The feed could not be loaded',
  text: 'Network Error!',
  icon: undefined,
  action: undefined,
  onRetry: fn(),
} as const;

/** A failure is announced, and the button tries again. */
export const WithRetry: Story = {
  args: FAILED,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The feed could not be loaded');
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a retry there is no button. */
export const NothingToDo: Story = {
  args: { ...FAILED, onRetry: undefined, title: 'This post no longer exists' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A failed page: its main part, with the page's heading. */
export const FailedPage: Story = {
  args: { ...FAILED, page: 'whole', title: 'Failed to load messages', action: back },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('alert'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to load messages' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** During the new attempt the focus stays and a second press is ignored. */
export const Retrying: Story = {
  args: { ...FAILED, loading: true, page: 'framed' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

const NOT_FOUND = {
  title: 'Oops! Lost in Space',
  text: 'The page you’re looking for doesn’t exist or might have been removed.',
  icon: undefined,
  action: (
    <Button asChild>
      <a href="#dashboard">Take Me Home</a>
    </Button>
  ),
} as const;

/** An unknown address: one heading says what happened, one link leads home. */
export const UnknownAddress: Story = {
  args: { ...NOT_FOUND, page: 'whole' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Lost in Space' }),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Take Me Home' })).toHaveFocus();
  },
};

const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;

/** In a layout it renders no main part and leaves space for the tab bar, so that nothing scrolls. */
export const FramedPage: Story = {
  args: { ...FAILED, page: 'framed' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <DashboardLayout tabs={dashboardTabs('home')}>
      <EmptyState {...args} />
    </DashboardLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(document.documentElement.scrollHeight).toBe(document.documentElement.clientHeight);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.abs(middle(canvas.getByRole('alert')) - bar.top / 2)).toBeLessThan(80);
  },
};
