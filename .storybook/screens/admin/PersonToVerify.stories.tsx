import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { ADMIN, FATIMA_BELLO, profileOf } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/profile/{id} as an admin sees it, with the action that verifies a vendor or withdraws the badge.
const meta = {
  title: 'Screens/Admin/PersonToVerify',
  component: AppScreen,
  args: {
    at: `/dashboard/profile/${FATIMA_BELLO._id}`,
    viewer: ADMIN,
    answers: { 'GET /api/v1/users/profile/:id': { data: profileOf(FATIMA_BELLO, []) } },
    shows: 'No avaialble post from fatima_kano',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };
