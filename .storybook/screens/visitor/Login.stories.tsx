import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** Types a name and a password, and submits them with Enter. */
async function logIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email or username'), 'adaeze_fabrics');
  await userEvent.tab();
  await userEvent.keyboard('ankara-2026{Enter}');
}

/** /login. */
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
