import type { Conversation, Message } from '@oja/contract/messages';
import { FAILURES } from '@oja/contract/failures';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { type Answers, PENDING, errorResponse } from '../answers.ts';
import { BUYER, CONVERSATIONS, conversationsOf, HARD_TALK, SHARED, TALK, WITH_BUYER } from '../fixtures/chat.ts';
import { profileOf, VENDOR } from '../fixtures/people.ts';
import { hoursAgo } from '../freeze-time.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** The server's answers about the conversation. */
const talk = (messages: readonly Message[], own: Partial<Conversation> = {}): Answers => ({
  'GET /api/v1/messages/conversations': conversationsOf([{ ...WITH_BUYER, ...own }]),
  'GET /api/v1/messages/:id': { data: [...messages], hasMore: false, post: messages.length > 0 ? SHARED : null },
  'GET /api/v1/users/profile/:id': { data: profileOf(BUYER, []) },
  'GET /api/v1/users/:id/following': { data: { users: [], nextCursor: null } },
});

// /dashboard/chat/{id}: one conversation.
const meta = {
  title: 'Screens/Vendor/ChatThread',
  component: AppScreen,
  args: {
    at: `/dashboard/chat/${BUYER._id}`,
    viewer: VENDOR,
    answers: talk(TALK),
    shows: 'Saturday is good. He calls you from the park.',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

/** Messages that are long, right-to-left, deleted, about a post, or possibly a scam. */
export const HardTexts: Story = {
  args: { answers: talk(HARD_TALK), shows: 'This one, for Saturday?' },
  globals: PHONE,
  tags: ['!screen'],
};

export const NewAccount: Story = {
  args: { answers: talk(TALK, { joinedAt: hoursAgo(30) }), shows: /account/ },
  globals: PHONE,
  tags: ['!screen'],
};

export const NewConversation: Story = {
  args: {
    answers: {
      'GET /api/v1/messages/conversations': conversationsOf([]),
      'GET /api/v1/messages/:id': { data: [], hasMore: false, post: null },
      'GET /api/v1/users/profile/:id': { data: profileOf(BUYER, []) },
    },
    shows: 'No messages yet',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const Blocked: Story = {
  args: { answers: talk(TALK, { block: 'mine' }), shows: 'Unblock' },
  globals: PHONE,
  tags: ['!screen'],
};

export const AccountDeleted: Story = {
  args: {
    answers: talk(TALK, { isDeletedAccount: true, joinedAt: null, profileImage: null, name: 'Deleted account' }),
    shows: 'Account deleted',
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const Loading: Story = {
  args: { answers: { ...talk([]), 'GET /api/v1/messages/:id': PENDING }, shows: BUYER.name },
  globals: PHONE,
  tags: ['!screen'],
};

export const NotLoaded: Story = {
  args: {
    answers: { ...talk([]), 'GET /api/v1/messages/:id': errorResponse('rate_limited', 429) },
    shows: FAILURES.messagesLoad,
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** The server cannot be reached, and no messages of this conversation are stored. */
export const Offline: Story = {
  args: {
    isOffline: true,
    viewer: { ...VENDOR, storedLists: { conversations: [...CONVERSATIONS] } },
    shows: FAILURES.messagesLoad,
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** A message that the server refuses stays in the thread, with the reason. */
export const SendingFailed: Story = {
  args: { answers: { ...talk(TALK), 'POST /api/v1/messages/batch': errorResponse('blocked', 403) } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Sunday.{Enter}');
    await canvas.findAllByText(ERROR_MESSAGES.blocked);
    await expect(canvas.getByRole('log')).toHaveTextContent('Sunday.');
  },
};
