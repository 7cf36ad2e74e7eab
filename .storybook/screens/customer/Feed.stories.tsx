import { confirm } from '@oja/contract/answers';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { type Answers, PENDING, errorResponse } from '../answers.ts';
import { CUSTOMER, OTHERS } from '../fixtures/people.ts';
import { cursorAfter, feedOf, POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** A page that is followed by another one. */
const MORE = feedOf(POSTS.slice(0, 3), cursorAfter(POSTS[2] ?? { _id: '' }));

/** What stands beside the feed in wide windows. */
const BESIDE: Answers = {
  'GET /api/v1/posts/save': { ...confirm('saved_posts'), data: POSTS.slice(1, 2), nextCursor: null },
  'GET /api/v1/users/all': { data: { users: OTHERS, nextCursor: null } },
};

// /dashboard: the home feed, newest first, with an advert after every third post.
const meta = {
  title: 'Screens/Customer/Feed',
  component: AppScreen,
  args: {
    at: '/dashboard',
    viewer: CUSTOMER,
    answers: {
      'GET /api/v1/posts': feedOf(POSTS.slice(0, 3)),
      ...BESIDE,
    },
    shows: 'You have seen everything.',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

/** The viewer has chosen tiles on this device. */
export const Tiles: Story = {
  globals: PHONE,
  tags: ['!screen'],
  beforeEach: () => {
    const key = `oja.feed-view.${CUSTOMER.user._id}`;
    localStorage.setItem(key, 'tiles');
    return () => localStorage.removeItem(key);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show as tiles', pressed: true })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: /^Promoted: / })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /api/v1/posts': PENDING }, shows: 'Today in the market' },
  globals: PHONE,
  tags: ['!screen'],
};

export const Empty: Story = {
  args: { answers: { 'GET /api/v1/posts': feedOf([]) }, shows: 'The market is still quiet' },
  globals: PHONE,
  tags: ['!screen'],
};

export const Failed: Story = {
  args: { answers: { 'GET /api/v1/posts': errorResponse('rate_limited', 429) }, shows: 'The feed could not be loaded' },
  globals: PHONE,
  tags: ['!screen'],
};

/** A further page is being loaded. */
export const LoadingMore: Story = {
  args: { answers: { 'GET /api/v1/posts': (url) => (url.searchParams.has('cursor') ? PENDING : MORE) } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more posts' }));
    await expect(canvas.queryByText('You have seen everything.')).toBeNull();
  },
};

/** The loaded posts stay when a further page fails. */
export const FurtherPageFailed: Story = {
  args: {
    answers: {
      'GET /api/v1/posts': (url) => (url.searchParams.has('cursor') ? errorResponse('rate_limited', 429) : MORE),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more posts' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.getAllByText(ERROR_MESSAGES.rate_limited).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('article', { name: /^Promoted/ })).toHaveLength(1);
  },
};

/** Only posts of people the viewer follows. */
export const Following: Story = {
  args: {
    answers: {
      'GET /api/v1/posts': feedOf(POSTS.slice(0, 2)),
      'GET /api/v1/posts/feed': feedOf(POSTS.slice(1, 2), null, []),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: /^Akwete handwoven wrapper/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Following' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /^Akwete handwoven wrapper/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('article', { name: /^Party jollof/ })).toBeVisible());
  },
};

export const FollowingNobody: Story = {
  args: {
    at: '/dashboard?feed=following',
    answers: { 'GET /api/v1/posts/feed': feedOf([], null, []) },
    shows: 'Nothing here yet',
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** Without a server the stored posts are shown, with a notice. */
export const Offline: Story = {
  args: {
    viewer: { ...CUSTOMER, storedLists: { posts: POSTS.slice(0, 2) } },
    isOffline: true,
    shows: POSTS[0]?.title ?? '',
  },
  globals: PHONE,
  tags: ['!screen'],
};
