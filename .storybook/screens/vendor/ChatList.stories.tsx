import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import type { Answers } from '../answers.ts';
import { CONVERSATIONS, conversationsOf } from '../fixtures/chat.ts';
import { ADAEZE_NWOSU, PEOPLE, VENDOR } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** A person whom the vendor follows and has not messaged. */
const EMEKA = PEOPLE[5] ?? ADAEZE_NWOSU;
const NOBODY_FOLLOWED: Answers = { 'GET /api/v1/users/:id/following': { data: { users: [], nextCursor: null } } };

// /dashboard/chat: the conversations, and people to start one with.
const meta = {
  title: 'Screens/Vendor/ChatList',
  component: AppScreen,
  args: {
    at: '/dashboard/chat',
    viewer: VENDOR,
    answers: {
      'GET /api/v1/messages/conversations': conversationsOf(CONVERSATIONS),
      'GET /api/v1/users/:id/following': { data: { users: [EMEKA], nextCursor: null } },
    },
    shows: EMEKA.name,
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
    answers: { ...NOBODY_FOLLOWED, 'GET /api/v1/messages/conversations': conversationsOf([]) },
    shows: 'Start a New Conversation',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const NoMatch: Story = {
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz{Enter}');
    await waitFor(() => expect(canvas.queryByText('Musa Danjuma')).toBeNull());
    await waitFor(() => expect(canvas.getByText(/zzz/)).toBeVisible());
  },
};
