import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { NOTIFICATIONS, NOTIFICATIONS_NOW } from '../fixtures/notifications.ts';
import { NotificationList, type ListedNotification } from './NotificationList.tsx';

const linkTo = ({ id }: { id: string }) => <a href={`#${id}`}>{''}</a>;

const meta: Meta<typeof NotificationList<ListedNotification>> = {
  title: 'People/NotificationList',
  component: NotificationList,
  args: { notifications: NOTIFICATIONS, unreadCount: 4, now: NOTIFICATIONS_NOW, renderLink: linkTo, onDelete: fn() },
  argTypes: {
    notifications: {
      control: 'select',
      options: ['Seven', 'Three of today', 'None'],
      mapping: { Seven: NOTIFICATIONS, 'Three of today': NOTIFICATIONS.slice(0, 3), None: [] },
    },
    renderLink: { control: false },
    onDelete: { control: false },
    footer: { control: 'text' },
    error: { control: 'text' },
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'new',
      use: [
        'The whole Notifications screen: title with the unread count, rows, and the loading, empty and error states.',
      ],
      avoid: ['Word of what one has just done oneself: a toast.', 'The count alone: the badge of the TabBar.'],
      do: [
        'Give unreadCount from the server: it counts pages not loaded as well.',
        'Mark a notification as read in the click handler of its link.',
      ],
      dont: [
        'Do not put a PageHeader above it: it has one.',
        'Do not reorder the list when one is read: it would jump under the finger.',
      ],
      keyboard: [
        ['Tab', 'From notification to its delete button, row by row.'],
        ['Enter', 'Opens the notification, or deletes it; after that the focus is on the next row’s delete button.'],
        ['Delete', 'Deletes the focused row, where the application offers it; then the focus is on the next row.'],
      ],
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  // Four lists on one page have four titles; a real page has one.
  render: (args) => (
    <>
      <NotificationList {...args} />
      <NotificationList {...args} notifications={[]} unreadCount={0} loading />
      <NotificationList {...args} notifications={[]} unreadCount={0} />
      <NotificationList {...args} notifications={[]} unreadCount={0} error="Network Error!" onRetry={fn()} />
    </>
  ),
};

/** Deleted by keyboard, one by one: the focus moves to the next row, or from the last to the previous one. */
export const DeletedByKeyboard: Story = {
  // The row itself is a button if a click only marks it as read: the focus must not go to that button.
  args: { renderLink: () => <button type="button">{''}</button> },
  render: function Deleting(args) {
    const [left, setLeft] = useState<readonly ListedNotification[]>(NOTIFICATIONS.slice(0, 3));
    return (
      <NotificationList
        {...args}
        notifications={left}
        unreadCount={left.length}
        onDelete={({ id }) => setLeft(left.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications 3 unread' })).toBeVisible();
    const deleteButton = (message: string) => canvas.getByRole('button', { name: `Delete: ${message}` });
    deleteButton('musa_phones started following you').focus();
    await userEvent.keyboard('{Enter}');
    await expect(deleteButton('Ọlá Bakes commented on your post')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(deleteButton('adaeze_fabrics sent you a message')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('heading', { name: "You don't have any notifications at the moment." }),
    ).toBeVisible();
    await expect(document.body).not.toHaveFocus();
  },
};

/** Notifications of one day have no headings; those of two days have both. */
export const Days: Story = {
  render: (args) => (
    <>
      <NotificationList {...args} notifications={NOTIFICATIONS.slice(0, 3)} />
      <NotificationList {...args} notifications={NOTIFICATIONS} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Earlier',
    ]);
    await expect(canvas.getByRole('region', { name: 'Earlier' })).toHaveTextContent(
      'ngozi commented on your post 14 Nov',
    );
  },
};

/** When loading failed, the list shows the error and not the empty state, also during the new attempt. */
export const Failed: Story = {
  args: { notifications: [], unreadCount: 0, error: 'Network Error!', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your notifications could not be loaded');
    await expect(canvas.queryByText(/any notifications at the moment/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { notifications: [], unreadCount: 0, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading notifications');
    await expect(canvas.queryByText(/any notifications at the moment/)).toBeNull();
  },
};
