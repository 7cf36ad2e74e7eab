import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { PostThumb } from './PostThumb.tsx';

const pictureUrl = drawnPicture(0, 160, 160).url;

const meta = {
  title: 'Market/PostThumb',
  component: PostThumb,
  args: { pictureUrl },
  argTypes: { pictureUrl: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Beside the title of a mentioned post: SharedPost and PinnedPost use it.'],
      avoid: ['Where the pictures are what one looks at: ImageCarousel.', 'A person’s picture: Avatar.'],
      do: ['Keep it without a picture: it then shows that there is none, and the titles stay in line.'],
      dont: ['Do not use it alone: it has no alternative text, because the title is beside it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PostThumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div className="story-row">
        <PostThumb pictureUrl={pictureUrl} />
        <PostThumb pictureUrl={drawnPicture(1, 320, 80).url} />
        <PostThumb pictureUrl={pictureUrl} isGone />
        <PostThumb pictureUrl={null} />
      </div>
    </div>
  ),
};

/** It has no accessible name, because the title is beside it. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', pictureUrl);
  },
};
