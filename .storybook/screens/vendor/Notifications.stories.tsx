import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { NOTIFICATIONS, notificationsOf } from '../fixtures/chat.ts';
import { VENDOR } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/notifications: the viewer’s notifications, newest first.
const meta = {
  title: 'Screens/Vendor/Notifications',
  component: AppScreen,
  args: {
    at: '/dashboard/notifications',
    viewer: VENDOR,
    answers: { 'GET /api/v1/notifications': notificationsOf(NOTIFICATIONS) },
    shows: /started following you/,
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Empty: Story = {
  args: { answers: { 'GET /api/v1/notifications': notificationsOf([]) }, shows: /^You don.t have any/ },
  globals: PHONE,
  tags: ['!screen'],
};
