import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../fixtures/in-column.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const meta = {
  title: 'Feedback/ListSkeleton',
  component: ListSkeleton,
  args: { label: 'Loading people' },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'new',
      use: ['A loading list of rows: people, conversations, notifications, flags.'],
      avoid: ['Content of another shape than a row: Skeleton, in its shape.', 'A running action: Spinner.'],
      do: ['Say in label what is loading.', 'Show about as many rows as fit the window.'],
      dont: ['Do not show it at the end of a list that has rows: a Spinner is enough there.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** People to follow, conversations, and rows without a picture. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--oja-space-6)' }}>
      <ListSkeleton label="Loading people" rows={3} action />
      <ListSkeleton label="Loading conversations" rows={3} />
      <ListSkeleton label="Loading flagged posts" rows={2} avatar={false} />
    </div>
  ),
};

/** Announced once, for any number of rows. */
export const Announced: Story = {
  args: { rows: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading people$/);
  },
};
