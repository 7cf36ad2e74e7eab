import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { SharedPost } from './SharedPost.tsx';

const meta = {
  title: 'Chat/SharedPost',
  component: SharedPost,
  args: {
    title: POST.title,
    link: <a href="#post">{''}</a>,
    pictureUrl: drawnPicture(0, 160, 160).url,
    price: POST.price,
  },
  argTypes: {
    link: { control: false },
    title: { control: 'text' },
    pictureUrl: { control: 'text' },
    price: { control: 'number' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'In the post slot of a MessageBubble.',
        'Over the field of a MessageComposer, for the message that will be sent about it.',
      ],
      avoid: ['The post of a whole conversation: PinnedPost.', 'A post in a list: PostCard.'],
      do: [
        'Let it be taken off while the message is not sent yet.',
        'Say so when the post is gone, and leave the link out.',
      ],
      dont: ['Do not lead away from a message that is being written: no link there.'],
      keyboard: [
        ['Tab', 'The post, or the cross.'],
        ['Enter', 'Opens the post; on the cross, takes it off the message.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof SharedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a sent message all of it is a link to the post. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Akwete handwoven wrapper, two yards ₦18,500' });
    const card = canvas.getByRole('group', { name: 'About this post' }).getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 20, card.top + 20)).toBe(link);
  },
};

/** Above the composer it has no link, and can be removed. */
export const Attached: Story = {
  args: { link: undefined, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take this post off the message' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Nothing else is known about a deleted or expired post. */
export const Gone: Story = {
  args: { title: null, link: undefined, pictureUrl: null, price: null, isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This post')).toBeVisible();
    await expect(canvas.getByText('No longer available')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <SharedPost {...args} />
      <SharedPost {...args} link={undefined} onRemove={fn()} />
      <SharedPost {...args} title={RTL.title} price={null} pictureUrl={null} />
      <SharedPost {...args} title={LONG_WORD} price={999_999_999} />
      <SharedPost title={null} isAvailable={false} />
    </div>
  ),
};
