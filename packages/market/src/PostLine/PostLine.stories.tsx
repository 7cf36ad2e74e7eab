import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { PostLine } from './PostLine.tsx';

const link = <a href="#post">{''}</a>;

const meta = {
  title: 'Market/PostLine',
  component: PostLine,
  args: { title: POST.title, link, pictureUrl: drawnPicture(0, 160, 160).url, price: POST.price },
  argTypes: {
    link: { control: false },
    pictureUrl: { control: 'text' },
    price: { control: 'number' },
    note: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'A reminder of a post beside something else: saved posts beside the feed.',
        'The first posts that were found while somebody types.',
      ],
      avoid: ['A post that somebody compares with others: PostCard.', 'The post of a conversation: PinnedPost.'],
      do: ['Show at most a handful, and a link to all.'],
      dont: ['Do not put buttons into it.'],
      keyboard: [['Enter', 'Opens the post.']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole line is the link. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: /^.+₦/ });
    const { right, top, height } = line.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(line.contains(document.elementFromPoint(right - 3, top + height / 2))).toBe(true);
  },
};

/** With a note, without a picture, with long and Arabic titles. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <PostLine {...args} />
      <PostLine {...args} price={undefined} note="Runs until Friday" />
      <PostLine {...args} pictureUrl={null} title={LONG_WORD} price={null} />
      <PostLine {...args} title={RTL.title} />
    </div>
  ),
};
