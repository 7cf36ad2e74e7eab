import { confirm } from '@oja/contract/answers';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { CUSTOMER } from '../fixtures/people.ts';
import { POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/saved-posts: the posts that the viewer has saved.
const meta = {
  title: 'Screens/Customer/SavedPosts',
  component: AppScreen,
  args: {
    at: '/dashboard/saved-posts',
    viewer: CUSTOMER,
    answers: {
      'GET /api/v1/posts/save': { ...confirm('saved_posts'), data: POSTS.slice(1, 2), nextCursor: null },
    },
    shows: 'Party jollof by the cooler, firewood taste',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Empty: Story = {
  args: {
    answers: { 'GET /api/v1/posts/save': { ...confirm('no_saved_posts'), data: [], nextCursor: null } },
    shows: CONFIRMATIONS.no_saved_posts,
  },
  globals: PHONE,
  tags: ['!screen'],
};
