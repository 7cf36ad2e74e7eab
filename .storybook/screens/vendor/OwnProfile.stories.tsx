import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { ADAEZE_NWOSU, profileOf, VENDOR } from '../fixtures/people.ts';
import { POSTS } from '../fixtures/posts.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/profile/{id}: a vendor’s own profile.
const meta = {
  title: 'Screens/Vendor/OwnProfile',
  component: AppScreen,
  args: {
    at: `/dashboard/profile/${VENDOR.user._id}`,
    viewer: VENDOR,
    answers: { 'GET /api/v1/users/profile/:id': { data: profileOf(ADAEZE_NWOSU, POSTS.slice(0, 1)) } },
    shows: 'Akwete handwoven wrapper, two yards',
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
    answers: { 'GET /api/v1/users/profile/:id': { data: profileOf(ADAEZE_NWOSU, []) } },
    shows: 'No available post from you',
  },
  globals: PHONE,
  tags: ['!screen'],
};
