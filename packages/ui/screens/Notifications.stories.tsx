import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { NotificationList } from '../src/NotificationList/NotificationList.tsx';
import { NOTIFICATIONS, NOTIFICATIONS_NOW } from '../src/fixtures/notifications.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

type Told = (typeof NOTIFICATIONS)[number];

interface NotificationsProps {
  /** What there is. */
  notifications: readonly Told[];
  /** On its way. */
  loading?: boolean;
}

function Notifications({ notifications, loading = false }: NotificationsProps) {
  const [read, setRead] = useState<readonly string[]>([]);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const left = notifications
    .filter(({ id }) => !deleted.includes(id))
    .map((told) => ({ ...told, isRead: told.isRead || read.includes(told.id) }));
  const unread = left.filter(({ isRead }) => !isRead).length;
  return (
    <DashboardLayout tabs={dashboardTabs('notifications', loading ? {} : { unread })}>
      <NotificationList
        notifications={left}
        unreadCount={unread}
        loading={loading}
        now={NOTIFICATIONS_NOW}
        renderLink={({ id }) => (
          <button type="button" onClick={() => setRead([...read, id])}>
            {''}
          </button>
        )}
        onDelete={({ id }) => setDeleted([...deleted, id])}
      />
    </DashboardLayout>
  );
}

/** /dashboard/notifications: what others did that concerns one. */
const meta = {
  title: 'Screens/Notifications',
  component: Notifications,
  args: { notifications: NOTIFICATIONS, loading: false },
  argTypes: {
    notifications: { control: 'select', options: ['Seven', 'None'], mapping: { Seven: NOTIFICATIONS, None: [] } },
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = {
  args: { notifications: [] },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have any notifications at the moment.")).toBeVisible();
  },
};
export const Loading: Story = { args: { notifications: [], loading: true }, globals: phone, tags: ['!screen'] };

/** Reads one and deletes another: the count beside the title follows both times. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications 4 unread' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Unread: adaeze_fabrics sent you a message/ }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications 3 unread' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: musa_phones started following you' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications 2 unread' })).toBeVisible();
  },
};
