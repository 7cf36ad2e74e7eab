import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { SignupForm } from './SignupForm.tsx';

const FIELDS = {
  name: { name: 'name' },
  userName: { name: 'userName' },
  email: { name: 'email' },
  password: { name: 'password' },
  confirmPassword: { name: 'confirmPassword' },
};
const SENT = 'Account created. We sent an activation link to ngozi@example.com.';

const meta = {
  title: 'Forms/SignupForm',
  component: SignupForm,
  args: { fields: FIELDS, loginLink: LINK, onSubmit: fn() },
  argTypes: { fields: { control: 'object' }, loginLink: linkControl },
  parameters: {
    guide: {
      status: 'stable',
      use: ['/signup, inside an AccountLayout.'],
      avoid: ['Changing what an account has already: the profile form.'],
      do: [
        'Put the server’s words at the field they are about.',
        'Once the account is made, show the server’s message: with SignupSent in place of the form.',
        'Keep everything typed when it was refused.',
      ],
      dont: [
        'Do not compare the passwords here: the server validates them.',
        'Do not add fields: each one loses users.',
      ],
      keyboard: [
        ['Tab', 'The five fields in order, each password with its show button, Register, Login.'],
        ['Enter', 'In a field: sends the form.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in and submitted on a phone: the green box is scrolled into view, although Register is a page below it. */
export const RegisteredOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Registered({ onSubmit, ...args }) {
    const [message, setMessage] = useState<string>();
    return (
      <div style={{ paddingBlockEnd: '60rem' }}>
        <SignupForm
          {...args}
          successMessage={message}
          onSubmit={(event) => {
            onSubmit(event);
            setMessage(SENT);
          }}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ngozi Eze');
    await userEvent.tab();
    await userEvent.keyboard('ngozi.eze');
    await userEvent.tab();
    await userEvent.keyboard('ngozi@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await userEvent.type(canvas.getByLabelText('Password'), 'ankara-2026');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'ankara-2026');
    const register = canvas.getByRole('button', { name: 'Register' });
    register.scrollIntoView({ block: 'start' });
    await expect(canvas.getByLabelText('Full Name').getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.click(register);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const box = canvas.getByRole('status').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Sent, and with the server's error. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <SignupForm {...args} successMessage={SENT} />
      <SignupForm
        {...args}
        loading
        fields={{
          name: { name: 'refusedName', defaultValue: 'Ngozi Eze' },
          userName: {
            name: 'refusedUserName',
            defaultValue: 'vendor',
            error: 'This username is already taken. Try another one.',
          },
          email: { name: 'refusedEmail', defaultValue: 'ngozi@example.com' },
          password: { name: 'refusedPassword', defaultValue: 'ankara', error: 'Password must be 8 to 128 characters.' },
          confirmPassword: { name: 'refusedConfirm', error: 'Passwords do not match.' },
        }}
      />
    </>
  ),
};
