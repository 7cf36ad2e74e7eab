import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import {
  CHAT_NOW,
  CONVERSATIONS,
  DRAFTED_CONVERSATION,
  LAGOS,
  LONG_NAMED_CONVERSATION,
  NOT_WRITTEN_YET,
  SEEN_CONVERSATION,
  UNREAD_CONVERSATION,
  minutesAgo,
} from '../fixtures/chat.ts';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PORTRAIT } from '../../../ui/src/fixtures/pictures.ts';
import { ConversationRow } from './ConversationRow.tsx';

const link = <a href="#chat">{''}</a>;

const meta = {
  title: 'Chat/ConversationRow',
  component: ConversationRow,
  args: { ...UNREAD_CONVERSATION, link, now: CHAT_NOW, timeZone: LAGOS },
  argTypes: {
    lastMessage: { control: 'object' },
    link: { control: false },
    postPicture: { control: 'text' },
    profileImage: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Each conversation in the list of /dashboard/chat.',
        'Without lastMessage, a person who was followed or found and not written to yet.',
      ],
      avoid: ['People to follow: PersonRow.', 'An event: NotificationRow.'],
      do: [
        'Give all rows of a list the same `now`, so that they change day together.',
        'Clear the draft when it is sent; the row then shows the message again.',
      ],
      dont: [
        'Do not cut the preview yourself: 24 letters, emoji whole, are counted here.',
        'Do not put further buttons into the row: it is one link, and `menu` has what else can be done.',
      ],
      keyboard: [
        ['Tab', 'The picture, where it can be enlarged; then the conversation.'],
        ['Enter', 'Opens the conversation; on the picture, enlarges it.'],
        ['Tab on the conversation', 'Its menu, which is shown with the focus.'],
      ],
    },
  },
  decorators: [inColumn],
} satisfies Meta<typeof ConversationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Labels with the names that the viewer gave them, and why a snoozed conversation is back. */
export const Labelled: Story = {
  args: { tags: ['To ship', 'Àṣọ òkè'], note: 'Snoozed until now', menu: <button type="button">Sort</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Snoozed until now Labels: ?To ship ?Àṣọ òkè/ })).toBeVisible();
  },
};

/** Picture and conversation are two tab stops; a press anywhere else in the row opens the conversation. */
export const Real: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('link', { name: /Adaeze Nwosu 2:26 PM Good afternoon. Is the b… 3 unread messages/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Adaeze Nwosu' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.tab();
    await expect(open).toHaveFocus();
    const box = open.parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const x of [box.left + 3, box.right - 3]) {
      await expect(open.contains(document.elementFromPoint(x, box.top + box.height / 2))).toBe(true);
    }
  },
};

/** The picture of the post stands at the end of the row; it is decorative, and a press on it opens the conversation. */
export const AboutPost: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The person's picture comes first.
    const picture = [...canvasElement.querySelectorAll('img')].at(-1);
    await expect(picture).toHaveAttribute('alt', '');
    const { left, top, width, height } = picture?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect([width, height]).toEqual([40, 40]);
    const open = canvas.getByRole('link');
    await expect(open).toHaveAccessibleName(/^Adaeze Nwosu 2:26 PM Good afternoon. Is the b… 3 unread messages$/);
    await expect(open.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await expect(left).toBeGreaterThan(canvas.getByText('2:26 PM').getBoundingClientRect().right);
  },
};

/** Without messages there is no time and no tick; the button is a link, and so is the row. */
export const Mock: Story = {
  args: { ...NOT_WRITTEN_YET[0], lastMessage: null, profileImage: PORTRAIT },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Chat with Bọ́lá Adéyẹmí' })).toHaveAttribute('href', '#chat');
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** The viewer's own last message shows its author and status; the open conversation is marked as current. */
export const OwnAndSeen: Story = {
  args: { ...SEEN_CONVERSATION, unreadCount: 0, isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Seen You: The slippers leave Kano… Open now$/);
  },
};

/** A draft is shown instead of the last message. */
export const Draft: Story = {
  args: { ...DRAFTED_CONVERSATION },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Draft: Two pots at 7,500 each…');
    await expect(canvas.getByRole('link')).not.toHaveTextContent('What would you');
  },
};

const long = { name: LONG_WORD, lastMessage: { text: LONG_WORD, sentAt: minutesAgo(3), isOwn: true } };

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ now, timeZone }) => (
    <div>
      {[...CONVERSATIONS, ...NOT_WRITTEN_YET].map(({ id, ...row }) => (
        <ConversationRow key={id} {...row} {...{ now, timeZone, link }} isSelected={id === 'musa'} />
      ))}
      <ConversationRow {...long} {...{ now, timeZone, link }} unreadCount={7} isMuted />
      <ConversationRow name={LONG_WORD} userName={LONG_WORD.toLowerCase()} link={link} />
      <ConversationRow
        name="Emeka Obi"
        {...{ now, timeZone, link }}
        lastMessage={{ text: 'Price for ten?', sentAt: minutesAgo(1), isOwn: true, status: 'sending' }}
      />
      <ConversationRow
        name="Emeka Obi"
        {...{ now, timeZone, link }}
        lastMessage={{ text: 'Price for ten?', sentAt: minutesAgo(1), isOwn: true, status: 'failed' }}
      />
    </div>
  ),
};

/** Twice the text size on a phone, and right to left. */
export const ZoomedRightToLeft: Story = {
  args: { ...LONG_NAMED_CONVERSATION, unreadCount: 101 },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ zoom: 2, inlineSize: '195px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // The whole name is visible, not one letter beside the time.
    const name = canvas.getByText(LONG_NAMED_CONVERSATION.name);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.clientWidth).toBeGreaterThan(70);
  },
};
