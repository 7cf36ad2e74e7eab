import { SAVES_COUNTED } from '@oja/contract/limits';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

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
      'GET /api/v1/posts/:id': {
        data: { posts: [WRAPPER], repliesCursor: null, savesByOthers: 2, authorSince: '2024-03' },
      },
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

/** The bar with price, call and message is there while the page's own message is not, nor a field for words. */
export const ContactBar: Story = {
  args: { answers: ALONE },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('group', { name: 'Contact' });
    await expect(within(bar).getByRole('link', { name: 'Message' })).toBeVisible();
    await expect(canvas.getByText('2 saves')).toBeVisible();
    canvas.getByRole('link', { name: 'Message vendor about this' }).scrollIntoView({ block: 'center' });
    await waitFor(() => expect(bar).not.toBeVisible());
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    await waitFor(() => expect(bar).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a comment' }));
    await waitFor(() => expect(bar).not.toBeVisible());
  },
};

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
      'GET /api/v1/posts/:id': {
        data: { posts: [LONG_POST], repliesCursor: null, savesByOthers: SAVES_COUNTED, authorSince: '2024-03' },
      },
    },
    shows: LONG_POST.title,
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000+ saves')).toBeVisible();
  },
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
