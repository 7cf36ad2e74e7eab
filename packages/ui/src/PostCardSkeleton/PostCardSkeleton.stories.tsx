import type { Meta, StoryObj } from '@storybook/react-vite';

import { PostCardSkeleton } from './PostCardSkeleton.tsx';

const meta = {
  title: 'Market/PostCardSkeleton',
  component: PostCardSkeleton,
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
