import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inColumnButOverview } from '../fixtures/in-column.tsx';
import { LINK } from '../fixtures/links.tsx';
import { POST } from '../fixtures/posts.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import { AdvertCard } from './AdvertCard.tsx';

const post = <PostCard {...POST} authorLink={LINK} titleLink={LINK} likesCount={12} onLike={fn()} onShare={fn()} />;

const TOMATOES = {
  author: { name: 'Musa Bello', userName: 'musa_farms' },
  title: 'Tomatoes by the basket, from Kura',
  description: 'Picked this morning, firm enough for the road to Lagos. Ten baskets or more go for less.',
  price: 42_000,
  category: 'Food Stuffs',
  condition: null,
  location: 'Kura, Kano',
  pictures: [],
};

const meta = {
  title: 'Adverts/AdvertCard',
  component: AdvertCard,
  args: { children: post },
  argTypes: { children: { control: false }, reason: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Every post in the feed that somebody pays for: one after every 3 posts.'],
      avoid: ['One’s own adverts with their state: OwnAdvertCard.', 'A post pinned by its vendor: PinnedPost.'],
      do: ['Put a whole PostCard in it, with all its actions: an advert is a post.', 'Say the true reason.'],
      dont: ['Do not hide the mark or make it smaller.', 'Do not move the picture more than in other posts.'],
      keyboard: [
        ['Tab', 'To “Why this?”, then through the post.'],
        ['Enter, Space', 'On “Why this?”: shows and hides the reason.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof AdvertCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reason opens and closes by keyboard, before the post. */
export const WhyThis: Story = {
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByText(/The vendor pays to show this post/);
    await expect(canvas.getByText('Promoted')).toBeVisible();
    await expect(reason).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Why this?', expanded: true })).toHaveFocus();
    await expect(reason).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(reason).not.toBeVisible();
  },
};

/** Closed, and with its reason open around a post without pictures. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ children }) => (
    <div className="story-sheet story-columns">
      <AdvertCard>{children}</AdvertCard>
      <AdvertCard defaultOpen>
        <PostCard {...POST} {...TOMATOES} />
      </AdvertCard>
    </div>
  ),
};
