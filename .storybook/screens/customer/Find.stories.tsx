import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { COUNTS_OF_ALL } from '../fixtures/found-counts.ts';
import { CUSTOMER, OTHERS } from '../fixtures/people.ts';
import { feedOf, POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/search/find: the posts and people that match a text.
const meta = {
  title: 'Screens/Customer/Find',
  component: AppScreen,
  args: {
    at: '/dashboard/search/find?query=a',
    viewer: CUSTOMER,
    answers: {
      'GET /api/v1/posts': { data: { ...feedOf(POSTS, null, []).data, ...COUNTS_OF_ALL } },
      'GET /api/v1/saved-searches': { data: [] },
      'GET /api/v1/users/all': { data: { users: OTHERS, nextCursor: null } },
    },
    shows: 'Akwete handwoven wrapper, two yards',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const People: Story = {
  args: { at: '/dashboard/search/find?tab=users&query=a', shows: 'No more matches.' },
  globals: PHONE,
  tags: ['!screen'],
};

export const NobodyFound: Story = {
  args: {
    at: '/dashboard/search/find?tab=users&query=zzz',
    answers: { 'GET /api/v1/users/all': { data: { users: [], nextCursor: null } } },
    shows: 'User not found.',
  },
  globals: PHONE,
  tags: ['!screen'],
};
