import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';

import { AdvertCard } from '../AdvertCard/AdvertCard.tsx';
import { EmptyState } from '@oja/ui/EmptyState';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { ADVERTS } from '../fixtures/adverts.ts';
import { MARKET, PROMOTED } from '../fixtures/market.tsx';
import { LoadMore } from '@oja/ui/LoadMore';
import { OwnAdvertCard } from '../OwnAdvertCard/OwnAdvertCard.tsx';
import { PostCard } from '../PostCard/PostCard.tsx';
import { PostList } from './PostList.tsx';

const empty = <EmptyState title="You have not saved any posts yet." icon={<Bookmark />} />;
const end = <LoadMore hasMore={false} onLoadMore={fn()} endText="You have seen everything." />;
const posts = MARKET.flatMap((post, index) => {
  const postCard = <PostCard {...post} key={post.id} />;
  if (index % 3 !== 2) return [postCard];
  const advert = (
    <AdvertCard key={`after ${post.id}`} postName={`${PROMOTED.title} by ${PROMOTED.author.name}`}>
      <PostCard {...PROMOTED} inAdvert />
    </AdvertCard>
  );
  return [postCard, advert];
});

const meta = {
  title: 'Market/PostList',
  component: PostList,
  args: { label: 'Newest posts', children: posts, empty, end, onRetry: fn() },
  argTypes: {
    children: { control: 'inline-radio', options: ['posts', 'none'], mapping: { posts, none: [] } },
    empty: { control: 'inline-radio', options: ['saved'], mapping: { saved: empty } },
    end: { control: 'inline-radio', options: ['reached', 'none'], mapping: { reached: end, none: undefined } },
    error: { control: 'object' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'The feed, with an AdvertCard between posts for each advert.',
        'With variant cards: the user’s own adverts below the plan picker, an OwnAdvertCard each.',
      ],
      avoid: [
        'Posts that people compare: PostGrid.',
        'One post on its own page: PostCard.',
        'Reports of posts: FlagRow in a list of its own.',
      ],
      do: [
        'Keep the posts that are there while further ones load or fail: that is LoadMore’s to say.',
        'Pass the product’s text for an empty list as empty.',
      ],
      dont: [
        'No second column: cards of different height are read one after the other.',
        'Do not put LoadMore among the posts; it goes into end.',
        'Do not wrap the posts in a fragment: an empty one would count as a post.',
      ],
      keyboard: [['Tab', 'Goes through the posts, and what can be done with each.']],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five posts, and the advert after the third; they stay while the list is reloaded. */
export const WithAdverts: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('feed', { name: 'Newest posts' });
    const titles = [...feed.querySelectorAll('article h2')].map((title) => title.textContent);
    await expect(titles).toHaveLength(6);
    await expect(titles[3]).toBe(PROMOTED.title);
    await expect(canvas.getByText('You have seen everything.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { children: [], error: { title: 'The feed could not be loaded', text: 'Network Error!' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('You have not saved any posts yet.')).toBeNull();
  },
};

const ownAdverts = ADVERTS.slice(0, 2).map(({ _id, ...advert }) => (
  <OwnAdvertCard key={_id} {...advert} onPay={fn()} onGiveUp={fn()} />
));

/** Small cards are a list below a heading. */
export const Cards: Story = {
  args: { variant: 'cards', label: 'Your adverts', children: ownAdverts, end: 'Older adverts' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Your adverts' });
    await expect(within(section).getByRole('heading', { level: 2, name: 'Your adverts' })).toBeVisible();
    await expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Older adverts')).toBeVisible();
    await expect(canvas.queryByRole('feed')).toBeNull();
  },
};

/** An error replaces the cards and offers to try again; the heading stays. */
export const CardsFailed: Story = {
  args: {
    ...Cards.args,
    children: [],
    error: { title: 'Your adverts could not be loaded', text: 'Network Error!' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your adverts' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network Error!');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByText('Older adverts')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without cards there is no empty list. */
export const NoCards: Story = {
  args: { ...Cards.args, children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have not saved any posts yet.' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Loading is announced, with placeholders of the cards' size. */
export const CardsLoading: Story = {
  args: { ...Cards.args, children: [], loading: true, loadingLabel: 'Loading your adverts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your adverts$/);
    await expect(canvas.getByRole('region', { name: 'Your adverts' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <PostList {...args}>{posts.slice(1, 2)}</PostList>
      <PostList {...args} loading>
        {[]}
      </PostList>
      <PostList {...args}>{[]}</PostList>
      <PostList {...args} error={{ title: 'The feed could not be loaded', text: 'Network Error!' }}>
        {[]}
      </PostList>
    </div>
  ),
};
