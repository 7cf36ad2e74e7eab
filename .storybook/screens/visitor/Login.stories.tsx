import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, challengeResponse, errorResponse } from '../answers.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** Types a name and a password, and submits them with Enter. */
async function logIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email or username'), 'adaeze_fabrics');
  await userEvent.tab();
  await userEvent.keyboard('ankara-2026{Enter}');
}

// /login.
const meta = {
  title: 'Screens/Visitor/Login',
  component: AppScreen,
  args: { at: '/login', shows: 'New to Oja?' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

/** An empty form shows the missing fields on submit. */
export const Missing: Story = {
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await expect((await canvas.findAllByText('Required')).length).toBe(2);
  },
};

export const NotActivated: Story = {
  args: { answers: { 'POST /api/login': errorResponse('not_activated', 403) } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Resend|Send/ })).toBeVisible());
  },
};

export const LoggingIn: Story = {
  args: { answers: { 'POST /api/login': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Login/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

const CHALLENGE = { challenge: 'c'.repeat(43), totp: true, passkey: null };

/** The second step; a wrong code is said at its field, which keeps it, and Back keeps the name. */
export const SecondStep: Story = {
  args: {
    answers: {
      'POST /api/login': challengeResponse(CHALLENGE),
      'POST /api/v1/login/second-factor': errorResponse('second_factor_invalid', 401, { code: VALIDATION.totpWrong }),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 6' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
    await userEvent.keyboard('123456');
    await waitFor(() => expect(canvas.getByText(VALIDATION.totpWrong)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Character 6 of 6' })).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('adaeze_fabrics');
  },
};

/** The first step is forgotten: the login begins again, says why and keeps the name. */
export const SecondStepExpired: Story = {
  args: {
    answers: {
      'POST /api/login': challengeResponse(CHALLENGE),
      'POST /api/v1/login/second-factor': errorResponse('challenge_expired', 401),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 6' })).toHaveFocus());
    await userEvent.keyboard('123456');
    await waitFor(() => expect(canvas.getByText(ERROR_MESSAGES.challenge_expired)).toBeVisible());
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('adaeze_fabrics');
  },
};
