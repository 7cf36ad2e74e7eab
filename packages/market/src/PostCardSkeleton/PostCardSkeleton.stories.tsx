import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { PostCardSkeleton } from './PostCardSkeleton.tsx';

const meta = {
  title: 'Market/PostCardSkeleton',
  component: PostCardSkeleton,
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Two or three in the place of a feed, saved posts or a person’s posts while they load.',
        'One at the end of a feed while the next page comes.',
      ],
      avoid: ['Rows of people or conversations: ListSkeleton.'],
      do: ['Give a label to the first one only; the others take an empty one.'],
      dont: ['Do not fill the page with them: what lies below the window is not seen.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PostCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sizes of a post card, so that the layout does not shift. */
export const Overview: Story = { tags: ['overview'] };

/** A list of them is announced once. */
export const SeveralInAList: Story = {
  render: () => (
    <div className="story-stack">
      <PostCardSkeleton label="Loading saved posts" />
      <PostCardSkeleton label="" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading saved posts');
  },
};
