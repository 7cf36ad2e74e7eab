import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD } from '../../../packages/ui/src/fixtures/difficult-texts.ts';
import { AppScreen } from '../AppScreen.tsx';
import { errorResponse, PENDING } from '../answers.ts';
import { CUSTOMER, LONGEST_NAME, OTHERS } from '../fixtures/people.ts';
import { feedOf, LONG_POST, POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const NO_POSTS = feedOf([], null, []);
const NO_SEARCHES = { data: [] };
const NO_PEOPLE = { data: { users: [], nextCursor: null } };

/** Stores searches of the viewer, before the screen is rendered. */
function storeSearches(...texts: string[]): () => void {
  const key = `oja.recent-searches.${CUSTOMER.user._id}`;
  return () => {
    localStorage.setItem(key, texts.join('\n'));
    // The app may have read the texts of an earlier story.
    globalThis.dispatchEvent(new StorageEvent('storage', { key }));
  };
}

// /dashboard/search: the categories to choose from, and the first posts and people for a text.
const meta = {
  title: 'Screens/Customer/Search',
  component: AppScreen,
  args: {
    at: '/dashboard/search',
    viewer: CUSTOMER,
    answers: { 'GET /api/v1/saved-searches': NO_SEARCHES },
    shows: 'Electronics',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

const FOUND = {
  at: '/dashboard/search?query=fashion',
  answers: {
    'GET /api/v1/posts': feedOf([...POSTS.slice(0, 3), LONG_POST], null, []),
    'GET /api/v1/users/all': { data: { users: [...OTHERS.slice(0, 2), LONGEST_NAME], nextCursor: null } },
  },
  shows: 'All people',
} satisfies Story['args'];

/** A category, posts and people, in this order; one of each has the longest texts. */
export const FoundOnAPhone: Story = { args: FOUND, globals: PHONE, tags: ['!screen'] };
export const FoundInAWideWindow: Story = { args: FOUND, globals: DESKTOP, tags: ['!screen'] };

/** No category has the text: the posts come first, and nothing says that there are no results. */
export const GoodsFound: Story = {
  args: {
    at: '/dashboard/search?query=wrapper',
    answers: { 'GET /api/v1/posts': feedOf(POSTS.slice(0, 2), null, []), 'GET /api/v1/users/all': NO_PEOPLE },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await canvas.findByText('All posts');
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual(['Search', 'Search Results', 'Posts']);
  },
};

export const Loading: Story = {
  args: {
    at: '/dashboard/search?query=zzz',
    answers: { 'GET /api/v1/posts': PENDING, 'GET /api/v1/users/all': NO_PEOPLE },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/No results found/)).toBeNull();
  },
};

/** People are shown although the posts could not be loaded. */
export const Failed: Story = {
  args: {
    at: '/dashboard/search?query=ada',
    answers: {
      'GET /api/v1/posts': errorResponse('rate_limited', 429),
      'GET /api/v1/users/all': { data: { users: OTHERS.slice(0, 1), nextCursor: null } },
    },
    shows: 'The posts could not be loaded',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const NothingFound: Story = {
  args: {
    at: '/dashboard/search?query=zzz',
    answers: { 'GET /api/v1/posts': NO_POSTS, 'GET /api/v1/users/all': NO_PEOPLE },
    shows: 'No results found for zzz',
  },
  globals: PHONE,
  tags: ['!screen'],
};

const RECENT = ['phone', 'used generator under 150k', LONG_WORD.slice(0, 100), 'rice'];

/** The searches are one line that scrolls. */
export const Recent: Story = {
  beforeEach: storeSearches(...RECENT),
  args: { shows: 'rice' },
  globals: PHONE,
  tags: ['!screen'],
};
export const RecentInAWideWindow: Story = {
  ...Recent,
  globals: DESKTOP,
};
