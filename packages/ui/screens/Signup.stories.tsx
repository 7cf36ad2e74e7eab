import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { SignupForm, type SignupFormProps } from '../src/SignupForm/SignupForm.tsx';

function Signup(form: SignupFormProps) {
  return (
    <AccountLayout title="Open your account" intro="One account to buy, to follow and, once verified, to sell." homeLink={LINK}>
      <SignupForm {...form} />
    </AccountLayout>
  );
}

const FIELDS = {
  name: { name: 'name' },
  userName: { name: 'userName' },
  email: { name: 'email' },
  password: { name: 'password' },
  confirmPassword: { name: 'confirmPassword' },
};

/** /signup. */
const meta = {
  title: 'Screens/Signup',
  component: Signup,
  args: { fields: FIELDS, loginLink: LINK, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Signup>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Registered: Story = {
  args: { successMessage: 'Account created. We sent an activation link to ngozi@example.com.' },
  globals: phone,
  tags: ['!screen'],
};
export const Refused: Story = {
  args: {
    fields: {
      ...FIELDS,
      name: { name: 'name', defaultValue: 'Ngozi Eze' },
      userName: { name: 'userName', defaultValue: 'vendor', error: 'This username is already taken. Try another one.' },
      email: { name: 'email', defaultValue: 'ngozi@example.com', error: 'An account with this email already exists. Log in instead.' },
      confirmPassword: { name: 'confirmPassword', error: 'Passwords do not match.' },
    },
  },
  globals: phone,
  tags: ['!screen'],
};
