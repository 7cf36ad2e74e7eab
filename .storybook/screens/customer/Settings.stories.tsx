import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** /dashboard/settings. */
const meta = {
  title: 'Screens/Customer/Settings',
  component: AppScreen,
  args: { at: '/dashboard/settings', viewer: CUSTOMER, shows: 'Delete Account' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const LoggingOut: Story = {
  args: { answers: { 'POST /api/logout': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Logout/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** By keyboard: No returns the focus to the row; at the second attempt the server refuses. */
export const DeletionFailed: Story = {
  args: { answers: { 'DELETE /api/v1/users/delete/:id': errorResponse('internal', 500) } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: 'Delete Account' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(ERROR_MESSAGES.internal)).toBeVisible());
  },
};
