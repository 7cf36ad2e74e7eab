import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PinnedPost } from './PinnedPost.tsx';

const meta = {
  title: 'Chat/PinnedPost',
  component: PinnedPost,
  args: {
    title: POST.title,
    link: <a href="#post">{''}</a>,
    pictureUrl: drawnPicture(0, 160, 160).url,
    price: POST.price,
    pricePoint: POST.pricePoint,
    onUnpin: fn(),
  },
  argTypes: {
    link: { control: false },
    pictureUrl: { control: 'text' },
    menu: { control: false },
    price: { control: 'number' },
    pricePoint: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above the messages of a conversation that began at a post (“Message vendor about this”).'],
      avoid: ['A post in a list: PostCard.', 'The post of a single message: SharedPost in its MessageBubble.'],
      do: ['Keep it when the post is gone: say so with isAvailable, and leave the link out.'],
      dont: ['Do not pin more than one.', 'Do not show an old price: it is the post’s present one.'],
      keyboard: [
        ['Tab', 'The post, then the cross.'],
        ['Enter', 'Opens the post; on the cross, takes it off the conversation.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PinnedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere opens the post; only the close button removes it. */
export const Pinned: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: /^Akwete handwoven wrapper, two yards ₦18,500.*Available$/ });
    const strip = canvas.getByRole('region').getBoundingClientRect();
    await expect(document.elementFromPoint(strip.left + 20, strip.top + 20)).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Take this post off the conversation' }));
    await expect(args.onUnpin).toHaveBeenCalledOnce();
  },
};

/** A sold post says so, and keeps its link: its page shows similar ones. Its vendor has a menu. */
export const Sold: Story = {
  args: { status: 'sold', menu: <button type="button">Menu</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /₦18,500.*Sold$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};

/** A deleted post says so, and has no link. Nothing else is known about a deleted post. */
export const Gone: Story = {
  args: { title: null, link: undefined, pictureUrl: null, price: null, pricePoint: null, isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This post')).toBeVisible();
    await expect(canvas.queryByText('Ask for price')).toBeNull();
    await expect(canvas.getByText('No longer available')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }}>
      <PinnedPost {...args} />
      <PinnedPost {...args} title={RTL.title} price={null} pricePoint={null} pictureUrl={null} onUnpin={undefined} />
      <PinnedPost {...args} status="reserved" />
      <PinnedPost {...args} status="sold" />
      <PinnedPost {...args} status="paused" />
      <PinnedPost {...args} link={undefined} isAvailable={false} />
      <PinnedPost {...args} title={LONG_WORD} price={999_999_999} />
    </div>
  ),
};
