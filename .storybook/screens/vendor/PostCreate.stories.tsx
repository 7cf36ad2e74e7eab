import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { VENDOR } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/post: a verified vendor writes a post, or an advert with its plan.
const meta = {
  title: 'Screens/Vendor/PostCreate',
  component: AppScreen,
  args: { at: '/dashboard/post', viewer: VENDOR, shows: 'New post' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Advert: Story = {
  args: { at: '/dashboard/post/?adsType=weekly&adsPrice=4800', shows: 'Post and pay' },
  globals: PHONE,
  tags: ['!screen'],
};

/** An empty form shows the missing fields on submit. */
export const Missing: Story = {
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Title is required')).toBeVisible());
    await expect(canvas.getByText('Location is required')).toBeVisible();
  },
};
