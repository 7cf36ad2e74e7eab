import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from '../src/ForgotPasswordForm/ForgotPasswordForm.tsx';

function ForgotPassword(form: ForgotPasswordFormProps) {
  return (
    <AccountLayout title="Forgot your password?" intro="Enter the email or username associated with your account. We send you a code." homeLink={LINK}>
      <ForgotPasswordForm {...form} />
    </AccountLayout>
  );
}

/** /forgot-password. */
const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPassword,
  args: { fields: { userName: { name: 'userName' } }, loginLink: LINK, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Missing: Story = { args: { fields: { userName: { name: 'userName', error: 'Required' } } }, globals: phone, tags: ['!screen'] };
export const Sending: Story = {
  args: { fields: { userName: { name: 'userName', defaultValue: 'adaeze_fabrics' } }, submitting: true },
  globals: phone,
  tags: ['!screen'],
};
