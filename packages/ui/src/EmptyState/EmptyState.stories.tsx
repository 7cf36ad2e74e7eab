import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { EmptyState } from './EmptyState.tsx';

const chat = (
  <Button asChild>
    <a href="#find-users">Start a Chat</a>
  </Button>
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
      use: ['In the place of a list that is empty, or of a search that found nothing.'],
      avoid: [
        'A list that could not be loaded: ErrorPanel.',
        'An unknown address: NotFoundPage.',
        'A list that is still loading: a skeleton.',
      ],
      do: [
        'Use the product’s text as the title.',
        'Offer the next step, if there is one.',
        'Set headingLevel to what fits below the page’s heading.',
      ],
      dont: [
        'Do not apologise, and do not joke about it.',
        'Do not offer two actions: one is a step, two are a question.',
      ],
      keyboard: [['Tab', 'To the action, if there is one.']],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its four patterns; with and without icon, text and action; a text without a break opportunity. */
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
