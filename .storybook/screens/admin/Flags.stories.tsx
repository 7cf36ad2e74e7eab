import type { Flag } from '@oja/contract/flags';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { errorResponse } from '../answers.ts';
import { ADMIN } from '../fixtures/people.ts';
import { FLAGS, REVIEW_FLAGS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const reports = (flags: readonly Flag[]) => ({
  data: [...flags],
  total: flags.length,
  postsTotal: new Set(flags.map(({ postId }) => postId)).size,
  nextCursor: null,
});

// /dashboard/flags: the reported posts, for admins only.
const meta = {
  title: 'Screens/Admin/Flags',
  component: AppScreen,
  args: {
    at: '/dashboard/flags',
    viewer: ADMIN,
    answers: {
      'GET /api/v1/posts/flag': reports(FLAGS),
      'GET /api/v1/reviews/flag': { data: [...REVIEW_FLAGS], nextCursor: null },
    },
    shows: 'You have seen every report.',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Empty: Story = {
  args: { answers: { 'GET /api/v1/posts/flag': reports([]) }, shows: 'Nothing is flagged' },
  globals: PHONE,
  tags: ['!screen'],
};

export const Failed: Story = {
  args: {
    answers: { 'GET /api/v1/posts/flag': errorResponse('rate_limited', 429) },
    shows: 'The flagged posts could not be loaded',
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** An admin without a second factor is led to the settings. */
export const FactorNeeded: Story = {
  args: {
    answers: { 'GET /api/v1/posts/flag': errorResponse('second_factor_needed', 403) },
    shows: 'Set up two-step sign-in',
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** The server's error appears at the row whose button was pressed. */
export const Walk: Story = {
  args: {
    answers: {
      'GET /api/v1/posts/flag': reports(FLAGS),
      'DELETE /api/v1/posts/flag/:id': errorResponse('flag_not_found', 404),
      'DELETE /api/v1/posts/:id': errorResponse('internal', 500),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Dismiss “Unverified Properties” of @fatima_kano' }),
    );
    await canvas.findAllByText(ERROR_MESSAGES.flag_not_found);
    const [first] = canvas.getAllByRole('button', { name: 'Delete post' });
    if (!first) throw new Error('Each reported post can be deleted.');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await canvas.findAllByText(ERROR_MESSAGES.internal);
  },
};
