import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { VENDOR } from '../fixtures/people.ts';
import { WRAPPER } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const THERE = { data: { posts: [WRAPPER], repliesCursor: null } };

// /dashboard/post/{id}: the author edits a post. Its pictures cannot be changed.
const meta = {
  title: 'Screens/Vendor/PostEdit',
  component: AppScreen,
  args: {
    at: `/dashboard/post/${WRAPPER._id}`,
    viewer: VENDOR,
    answers: { 'GET /api/v1/posts/:id': THERE },
    shows: 'Save changes',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Saving: Story = {
  args: { answers: { 'GET /api/v1/posts/:id': THERE, 'PATCH /api/v1/posts/:id': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ', blue{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Save changes/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Gone: Story = {
  args: {
    answers: { 'GET /api/v1/posts/:id': errorResponse('post_not_found', 404) },
    shows: ERROR_MESSAGES.post_not_found,
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** The input is kept after an error of the server. */
export const Failed: Story = {
  args: {
    answers: {
      'GET /api/v1/posts/:id': THERE,
      'PATCH /api/v1/posts/:id': errorResponse('validation_failed', 400, { title: VALIDATION.titleTooLong }),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ', blue{Enter}');
    await waitFor(() => expect(canvas.getByText(VALIDATION.titleTooLong)).toBeVisible());
    await expect(title).toHaveValue(`${WRAPPER.title}, blue`);
  },
};
