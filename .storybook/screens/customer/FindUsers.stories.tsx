import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { errorResponse } from '../answers.ts';
import { CUSTOMER, LONGEST_NAME, OTHERS } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/find-users: everyone except the viewer.
const meta = {
  title: 'Screens/Customer/FindUsers',
  component: AppScreen,
  args: {
    at: '/dashboard/find-users',
    viewer: CUSTOMER,
    answers: { 'GET /api/v1/users/all': { data: { users: [...OTHERS, LONGEST_NAME], nextCursor: null } } },
    shows: 'That is everybody.',
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
    at: '/dashboard/find-users?query=zzz',
    answers: { 'GET /api/v1/users/all': { data: { users: [], nextCursor: null } } },
    shows: 'User not found.',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const Failed: Story = {
  args: {
    answers: { 'GET /api/v1/users/all': errorResponse('rate_limited', 429) },
    shows: 'The users could not be loaded',
  },
  globals: PHONE,
  tags: ['!screen'],
};
