import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { CUSTOMER } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /: the landing page, the same for everyone except for the targets of its buttons.
const meta = {
  title: 'Screens/Visitor/Landing',
  component: AppScreen,
  args: { at: '/', shows: 'The whole market knows your name.' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

/** A signed-in visitor sees links into the dashboard. */
export const SignedIn: Story = {
  args: { viewer: CUSTOMER },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: 'Connect & Transact' })).toHaveAttribute('href', '/dashboard/ads');
    await userEvent.tab();
  },
};
