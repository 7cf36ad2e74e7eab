import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK } from '../../../ui/src/fixtures/links.tsx';
import { POST } from '../fixtures/posts.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import { AdvertCard } from './AdvertCard.tsx';

const post = (
  <PostCard {...POST} inAdvert authorLink={LINK} titleLink={LINK} likesCount={12} onLike={fn()} onShare={fn()} />
);

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
  args: { children: post, postName: `${POST.title} by ${POST.author.name}` },
  argTypes: { children: { control: false }, reason: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Every advert in the feed: one after every 3 posts.'],
      avoid: ['The user’s own adverts with their state: OwnAdvertCard.', 'A post pinned by its vendor: PinnedPost.'],
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

/** The keyboard opens and closes the reason, which comes before the post. */
export const WhyThis: Story = {
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByText(/The vendor pays to show this post/);
    await expect(canvas.getByText('Promoted')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAccessibleName(`Promoted: ${POST.title} by ${POST.author.name}`);
    await expect(reason).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Why this?', expanded: true })).toHaveFocus();
    await expect(reason).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(reason).not.toBeVisible();
  },
};

/** Closed, and with the reason open around a post without pictures. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ children, postName }) => (
    <div className="story-sheet story-columns">
      <AdvertCard postName={postName}>{children}</AdvertCard>
      <AdvertCard defaultExpanded postName={`${TOMATOES.title} by ${TOMATOES.author.name}`}>
        <PostCard {...POST} {...TOMATOES} inAdvert />
      </AdvertCard>
    </div>
  ),
};
