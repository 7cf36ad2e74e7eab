import { confirm } from '@oja/contract/answers';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { VALIDATION } from '@oja/contract/texts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { errorResponse } from '../answers.ts';
import { choosePassword, CODE_CONFIRMED, enterCode } from './recover.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

async function open(hands: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await enterCode(hands);
  await hands.canvas.findByText('Reset Your Password');
}

// /reset-password: the form for the new password, after the code was confirmed.
const meta = {
  title: 'Screens/Visitor/ResetPassword',
  component: AppScreen,
  args: { at: '/forgot-password', answers: CODE_CONFIRMED },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE, play: open };
export const Desktop: Story = { globals: DESKTOP, play: open };

export const Saved: Story = {
  args: { answers: { ...CODE_CONFIRMED, 'PUT /api/reset-password': confirm('password_reset') } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await choosePassword({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByText(CONFIRMATIONS.password_reset)).toBeVisible());
  },
};

export const Refused: Story = {
  args: {
    answers: {
      ...CODE_CONFIRMED,
      'PUT /api/reset-password': errorResponse('validation_failed', 400, { newPassword: VALIDATION.passwordLength }),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await choosePassword({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByText(VALIDATION.passwordLength)).toBeVisible());
  },
};
