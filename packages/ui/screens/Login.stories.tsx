import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { LoginForm, type LoginFormProps } from '../src/LoginForm/LoginForm.tsx';
import { ResendActivation } from '../src/ResendActivation/ResendActivation.tsx';

function Login(form: LoginFormProps) {
  return (
    <AccountLayout title="Welcome back" intro="Your vendors have been busy. See what is new." homeLink={LINK}>
      <LoginForm {...form} />
    </AccountLayout>
  );
}

/** /login. */
const meta = {
  title: 'Screens/Login',
  component: Login,
  args: {
    fields: { userName: { name: 'userName' }, password: { name: 'password' } },
    signupLink: LINK,
    forgotPasswordLink: LINK,
    onGoogle: fn(),
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const typed = { name: 'userName', defaultValue: 'adaeze@example.com' };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Missing: Story = {
  args: { fields: { userName: typed, password: { name: 'password', error: 'Required' } } },
  globals: phone,
  tags: ['!screen'],
};
export const NotActivated: Story = {
  args: { fields: { userName: typed, password: { name: 'password' } }, notice: <ResendActivation onResend={fn()} /> },
  globals: phone,
  tags: ['!screen'],
};
export const LoggingIn: Story = { args: { submitting: true }, globals: phone, tags: ['!screen'] };

/** By keyboard alone: past the logo, name, password, Enter. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Oja, to the start page' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('adaeze_fabrics');
    await userEvent.tab();
    await userEvent.keyboard('ankara-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
