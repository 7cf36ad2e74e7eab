import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { ResetPasswordForm, type ResetPasswordFormProps } from '../src/ResetPasswordForm/ResetPasswordForm.tsx';

function ResetPassword(form: ResetPasswordFormProps) {
  return (
    <AccountLayout title="Reset Your Password" intro="Choose a new one. You are logged out everywhere else." homeLink={LINK}>
      <ResetPasswordForm {...form} />
    </AccountLayout>
  );
}

/** /reset-password. */
const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPassword,
  args: { fields: { newPassword: { name: 'newPassword' }, confirmNewPassword: { name: 'confirmNewPassword' } }, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof ResetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Saved: Story = { args: { successMessage: 'Your password is changed.' }, globals: phone, tags: ['!screen'] };
export const Refused: Story = {
  args: {
    fields: {
      newPassword: { name: 'newPassword', defaultValue: 'ankara', error: 'Password must be 8 to 128 characters.' },
      confirmNewPassword: { name: 'confirmNewPassword', error: 'Passwords do not match.' },
    },
  },
  globals: phone,
  tags: ['!screen'],
};
