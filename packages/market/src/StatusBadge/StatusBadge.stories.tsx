import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Market/StatusBadge',
  component: StatusBadge,
  args: { status: 'sold' },
  argTypes: { status: { control: 'inline-radio', options: ['reserved', 'sold', 'paused'] } },
  parameters: {
    guide: {
      status: 'new',
      use: ['The `badge` of a PostCard or PostTile whose post is reserved, sold or paused.'],
      avoid: ['An available post: it has none.', 'An advert: `promoted`.'],
      do: ['Show it wherever the post is shown, also to its owner.'],
      dont: ['Do not take its word away: its colour alone says nothing.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
  },
};

/** The three of them. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div className="story-row">
        <StatusBadge status="reserved" />
        <StatusBadge status="sold" />
        <StatusBadge status="paused" />
      </div>
    </div>
  ),
};
