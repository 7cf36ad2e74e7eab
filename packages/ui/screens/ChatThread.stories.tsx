import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { LONG_MESSAGE, THREAD, chatPicture, minutesAgo, type ThreadStoryMessage } from '../src/fixtures/chat.ts';
import { RTL } from '../src/fixtures/posts.ts';
import { Chat } from './chat/Chat.tsx';

const phone = { viewport: { value: 'phone' } };

/** What the thread of the main state has no room for. */
const EVERY_STATE: readonly ThreadStoryMessage[] = [
  ...THREAD.slice(0, 9),
  { id: 'rtl', isOwn: false, text: RTL.description, sentAt: minutesAgo(60) },
  { id: 'long', isOwn: true, text: LONG_MESSAGE, sentAt: minutesAgo(50), status: 'seen' },
  { id: 'many', isOwn: false, text: 'All of them', images: [0, 1, 2, 3, 4].map((number) => ({ ...chatPicture(number), id: String(number) })), sentAt: minutesAgo(40) },
  { id: 'gone', isOwn: false, text: '', isDeleted: true, sentAt: minutesAgo(38) },
  { id: 'risky', isOwn: false, text: 'Send half first to this account, then I come.', sentAt: minutesAgo(37) },
  { id: 'failed', isOwn: true, text: 'I only take payment when you have seen it.', sentAt: minutesAgo(5), status: 'failed' },
  ...THREAD.slice(-1),
];

/** /dashboard/chat/{id}: one conversation, in the widths of spec §2. When it cannot be loaded, the page of Screens/Failure stands instead. */
const meta = {
  title: 'Screens/ChatThread',
  component: Chat,
  args: { messages: THREAD },
  argTypes: { messages: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const EveryState: Story = { args: { messages: EVERY_STATE, riskyId: 'risky', unread: undefined }, globals: phone, tags: ['!screen'] };
export const Loading: Story = { args: { loading: true }, globals: phone, tags: ['!screen'] };
export const NewConversation: Story = { args: { messages: [], unread: undefined }, globals: phone, tags: ['!screen'] };
export const Blocked: Story = { args: { state: 'blocked' }, globals: phone, tags: ['!screen'] };
export const Offline: Story = { args: { state: 'offline' }, globals: phone, tags: ['!screen'] };

/** Writes a message, puts it right, and enlarges a picture, as a vendor would. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const mine = () => [...log.querySelectorAll('article')].at(-1) ?? log;
    await userEvent.type(field, 'Sundai.{Enter}');
    await waitFor(() => expect(mine()).toHaveTextContent('Sundai.'));
    await expect(field).toHaveFocus();

    await userEvent.click(within(mine()).getByRole('button', { name: 'Message options' }));
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeVisible());
    await userEvent.keyboard('ed{Enter}');
    await userEvent.keyboard('{Backspace}{Backspace}y.{Enter}');
    await waitFor(() => expect(mine()).toHaveTextContent(/Sunday\.\s*Edited/));

    await userEvent.click(within(log).getByRole('button', { name: 'View Clay pot with a lid' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Pictures of Adaeze Nwosu' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};
