import { CONFIRMATIONS } from '@oja/contract/confirmations';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { COUNTS_OF_FIRST } from '../fixtures/found-counts.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/search/{category}: the posts of one category.
const meta = {
  title: 'Screens/Customer/Category',
  component: AppScreen,
  args: {
    at: '/dashboard/search/Fashion',
    viewer: CUSTOMER,
    answers: {
      'GET /api/v1/posts/category': {
        message: '',
        code: 'category_posts',
        data: { posts: POSTS.slice(0, 1), nextCursor: null, ...COUNTS_OF_FIRST },
      },
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

export const Empty: Story = {
  args: {
    at: '/dashboard/search/Hospital',
    answers: {
      'GET /api/v1/posts/category': { message: '', code: 'no_category_posts', data: { posts: [], nextCursor: null } },
    },
    shows: CONFIRMATIONS.no_category_posts('Hospital'),
  },
  globals: PHONE,
  tags: ['!screen'],
};
