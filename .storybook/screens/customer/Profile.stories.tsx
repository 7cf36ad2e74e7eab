import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { ADAEZE_NWOSU, CUSTOMER, LONGEST_NAME, OTHERS, profileOf } from '../fixtures/people.ts';
import { POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/profile/{id}: the public profile of a person.
const meta = {
  title: 'Screens/Customer/Profile',
  component: AppScreen,
  args: {
    at: `/dashboard/profile/${ADAEZE_NWOSU._id}`,
    viewer: CUSTOMER,
    answers: { 'GET /api/v1/users/profile/:id': { data: profileOf(ADAEZE_NWOSU, POSTS.slice(0, 1)) } },
    shows: 'Akwete handwoven wrapper, two yards',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Loading: Story = {
  args: { answers: { 'GET /api/v1/users/profile/:id': PENDING }, shows: 'Home' },
  globals: PHONE,
  tags: ['!screen'],
};

/** The profile of a person with the longest names, who has not posted yet. The text is that of the product's rules. */
export const Empty: Story = {
  args: {
    answers: { 'GET /api/v1/users/profile/:id': { data: profileOf(LONGEST_NAME, []) } },
    shows: `No avaialble post from ${LONGEST_NAME.userName}`,
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const Blocked: Story = {
  args: {
    answers: { 'GET /api/v1/users/profile/:id': { data: profileOf(ADAEZE_NWOSU, [], { block: 'mine' }) } },
    shows: 'Unblock',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const NobodyThere: Story = {
  args: {
    answers: { 'GET /api/v1/users/profile/:id': errorResponse('user_not_found', 404) },
    shows: 'This profile is not available',
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** Opens the list of customers by keyboard. */
export const Walk: Story = {
  args: {
    answers: {
      'GET /api/v1/users/profile/:id': { data: profileOf(ADAEZE_NWOSU, []) },
      'GET /api/v1/users/:id/followers': { data: { users: OTHERS, nextCursor: null } },
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const customers = await canvas.findByRole('button', { name: '1,204 Customers' });
    customers.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Customers (1,204)' })).toHaveAttribute('open');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Musa Danjuma/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(customers).toHaveFocus());
  },
};
