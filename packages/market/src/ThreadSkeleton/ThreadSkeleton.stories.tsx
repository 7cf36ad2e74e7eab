import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ThreadSkeleton } from './ThreadSkeleton.tsx';

const meta = {
  title: 'Chat/ThreadSkeleton',
  component: ThreadSkeleton,
  parameters: {
    guide: {
      status: 'new',
      use: ['In a ChatLayout, where the messages will be, while the first page loads.'],
      avoid: [
        'Older pages: MessageThread shows their loading state.',
        'Messages already in the cache: show them, and load behind them.',
      ],
      do: ['Show header and writing field beside it at once: who it is with is known.'],
      dont: ['Do not show it again when a loaded thread is brought up to date.'],
      keyboard: [],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', maxInlineSize: '36rem', blockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThreadSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** Loading is announced once, and the placeholders are hidden from screen readers. */
export const Announced: Story = {
  args: { label: 'Loading your messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your messages$/);
  },
};
