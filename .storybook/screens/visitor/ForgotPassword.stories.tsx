import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING } from '../answers.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /forgot-password: requests the code for a new password.
const meta = {
  title: 'Screens/Visitor/ForgotPassword',
  component: AppScreen,
  args: { at: '/forgot-password', shows: 'Remembered it?' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Missing: Story = {
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(canvas.getByText('Required')).toBeVisible());
  },
};

export const Sending: Story = {
  args: { answers: { 'POST /api/send-otp': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email or username'), 'adaeze_fabrics{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Proceed/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
