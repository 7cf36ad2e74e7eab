import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { type Answers, PENDING, errorResponse } from '../answers.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { LONG_POST, POSTS, WRAPPER } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const FOUND = { adverts: [], page: 1, hasMore: false, until: 0, nextCursor: null };
/** What follows below the post: others of its category, and of its vendor. */
const RELATED: Answers = {
  'GET /api/v1/posts': { data: { ...FOUND, posts: [...POSTS] } },
  'GET /api/v1/users/:id/posts': { data: { posts: [...POSTS], nextCursor: null } },
};

// /dashboard/post/details/{id}: one post with all its comments.
const meta = {
  title: 'Screens/Customer/PostDetails',
  component: AppScreen,
  args: {
    at: `/dashboard/post/details/${WRAPPER._id}`,
    viewer: CUSTOMER,
    answers: {
      ...RELATED,
      'GET /api/v1/posts/:id': { data: { posts: [WRAPPER], repliesCursor: null } },
    },
    shows: 'Does the indigo run when you wash it?',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// Nothing follows below the post: that loads when it comes near the view, so pictures of it would differ.
const ALONE = {
  ...meta.args.answers,
  'GET /api/v1/posts': { data: { ...FOUND, posts: [] } },
  'GET /api/v1/users/:id/posts': { data: { posts: [], nextCursor: null } },
};

export const Phone: Story = { args: { answers: ALONE }, globals: PHONE };
export const Desktop: Story = { args: { answers: ALONE }, globals: DESKTOP };

/** With similar posts, and others of the vendor. */
export const WithRelated: Story = {
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Add a comment' })).scrollIntoView();
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    await expect(await canvas.findByRole('feed', { name: 'Similar posts' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /api/v1/posts/:id': PENDING }, shows: 'Post' },
  globals: PHONE,
  tags: ['!screen'],
};

export const Gone: Story = {
  args: {
    answers: { 'GET /api/v1/posts/:id': errorResponse('post_not_found', 404) },
    shows: ERROR_MESSAGES.post_not_found,
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const LongWithoutComments: Story = {
  args: {
    answers: {
      ...RELATED,
      'GET /api/v1/posts/:id': { data: { posts: [LONG_POST], repliesCursor: null } },
    },
    shows: LONG_POST.title,
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** An admin can delete the post. */
export const AsAdmin: Story = {
  args: { viewer: ADMIN },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu of/ }));
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeVisible());
    await expect(document.querySelector('[role=menu]')).toHaveTextContent('Delete');
  },
};
