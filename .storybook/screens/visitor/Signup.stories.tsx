import { confirm } from '@oja/contract/answers';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { errorResponse } from '../answers.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** Fills in the form and submits it. */
async function signUp({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Full Name'), 'Ngozi Eze');
  await userEvent.type(canvas.getByLabelText('Username'), 'ngozi');
  await userEvent.type(canvas.getByLabelText('Email'), 'ngozi@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'ankara-2026');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'ankara-2026{Enter}');
}

// /signup.
const meta = {
  title: 'Screens/Visitor/Signup',
  component: AppScreen,
  args: { at: '/signup', shows: 'Have an account?' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Registered: Story = {
  args: { answers: { 'POST /api/signup': confirm('signed_up') } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByText(CONFIRMATIONS.signed_up)).toBeVisible());
  },
};

/** The server's message appears at its field, and the input is kept. */
export const Refused: Story = {
  args: {
    answers: {
      'POST /api/signup': errorResponse('user_name_taken', 409, { userName: ERROR_MESSAGES.user_name_taken }),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/already taken/));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ngozi Eze');
  },
};
