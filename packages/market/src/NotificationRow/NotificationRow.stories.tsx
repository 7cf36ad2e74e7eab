import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { NOTIFICATIONS_NOW } from '../fixtures/notifications.ts';
import { ADAEZE, CHOPLIFE, FATIMA, LONG_NAMED } from '../fixtures/people.ts';
import { NotificationRow } from './NotificationRow.tsx';

const HOUR = 3_600_000;

const meta = {
  title: 'People/NotificationRow',
  component: NotificationRow,
  args: {
    type: 'message',
    message: 'adaeze_fabrics sent you a message',
    sender: ADAEZE,
    createdAt: NOTIFICATIONS_NOW - 2 * HOUR,
    now: NOTIFICATIONS_NOW,
    link: LINK,
    onDelete: fn(),
  },
  argTypes: {
    sender: { control: 'object' },
    postPicture: { control: 'text' },
    createdAt: { control: 'date' },
    now: { control: 'number' },
    link: linkControl,
    onDelete: { control: false },
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'new',
      use: ['One notification in a list, or several that belong together: the likes of a post, with its picture.'],
      avoid: ['The whole screen: NotificationList.', 'A conversation with its preview: ConversationRow.'],
      do: [
        'Give link with its click handler: it opens the post, the chat or the profile, and reads the notification.',
        'Give the whole sentence in message, as the server sends it; for several, begin with the newest sender and count.',
      ],
      dont: ['Do not hide the delete button on a touch screen: a finger cannot hover, and not everybody can swipe.'],
      keyboard: [
        ['Tab', 'First the notification, then its delete button.'],
        ['Enter', 'Opens it, or deletes it.'],
      ],
    },
  },
} satisfies Meta<typeof NotificationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A read notification has no marker. */
export const Read: Story = {
  args: { isRead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^adaeze_fabrics sent you a message/ })).toBeVisible();
  },
};

/** A kind that this release does not know. */
export const UnknownKind: Story = {
  args: { type: 'auction', message: 'adaeze_fabrics agreed to your price' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /agreed to your price/ })).toBeVisible();
  },
};

/** Several notifications of one post. The picture is decorative: the name of the link is the sentence. */
export const OfAPost: Story = {
  args: {
    type: 'comment',
    message: 'adaeze_fabrics commented 3 times on your post',
    postPicture: drawnPicture(1, 320, 80).url,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Unread: adaeze_fabrics commented 3 times/ })).toBeVisible();
  },
};

/**
 * All types, unread and read, with the picture of a post; long and right-to-left text; the last one on a phone at twice
 * the text size.
 */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <NotificationRow {...args} />
      <NotificationRow {...args} type="comment" sender={CHOPLIFE} message="ChopLife_Foods commented on your post" />
      <NotificationRow {...args} type="follow" isRead sender={FATIMA} message="fatima_kano started following you" />
      <NotificationRow
        {...args}
        type="like"
        isRead
        message="adaeze_fabrics liked your post"
        createdAt="2024-03-12T09:30:00+01:00"
      />
      <NotificationRow
        {...args}
        type="like"
        message="adaeze_fabrics and 4 others liked your post"
        postPicture={drawnPicture(0, 160, 160).url}
      />
      <NotificationRow {...args} type="search" message="3 new posts fit your search “generator, Ikeja”" />
      <NotificationRow
        {...args}
        type="price"
        isRead
        message="adaeze_fabrics lowered the price of “Ankara, six yards” to ₦14,500"
      />
      <NotificationRow
        {...args}
        type="comment"
        sender={LONG_NAMED}
        message={`${LONG_NAMED.userName} commented on your post`}
      />
      <NotificationRow
        {...args}
        type="follow"
        sender={{ ...FATIMA, userName: 'فاطمة' }}
        message="فاطمة started following you"
      />
      <div dir="rtl" lang="ar">
        <NotificationRow
          {...args}
          type="follow"
          sender={{ ...FATIMA, userName: 'فاطمة' }}
          message="فاطمة بدأت بمتابعتك"
        />
      </div>
      <NotificationRow {...args} isRead link={undefined} onDelete={undefined} />
      <div className="story-phone">
        <div style={{ zoom: 2 }}>
          <NotificationRow {...args} type="follow" />
        </div>
      </div>
    </>
  ),
};

/** The whole row is one link; the delete button beside it is a separate tab stop and does not open the notification. */
export const OpenedAndDeleted: Story = {
  args: { link: <button type="button">{''}</button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Unread: adaeze_fabrics sent you a message 2 h$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Delete: adaeze_fabrics sent you a message' })).toHaveFocus();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
