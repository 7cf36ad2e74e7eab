import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../fixtures/links.tsx';
import { ResendActivation } from '../ResendActivation/ResendActivation.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta: Meta<typeof LoginForm> = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  args: {
    fields: { userName: { name: 'userName' }, password: { name: 'password' } },
    signupLink: LINK,
    forgotPasswordLink: LINK,
    onSubmit: fn(),
    onGoogle: fn(),
  },
  argTypes: { fields: { control: 'object' }, notice: { control: 'text' }, signupLink: linkControl, forgotPasswordLink: linkControl },
  parameters: {
    guide: {
      status: 'stable',
      use: ['/login, inside an AccountLayout.'],
      avoid: ['Asking for the password again in the middle of something: a PasswordField in a Dialog.'],
      do: ['Spread register(…) of the form library into each field.', 'Keep what was typed when the server refuses, and say so in a toast.', 'Pass onGoogle only where Google sign-in is offered.'],
      dont: ['Do not say which of name and password was wrong.', 'Do not disable Login while fields are empty.'],
      keyboard: [
        ['Tab', 'Name, password, its show button, Forgot Password, Login, Google, Signup.'],
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
};

export default meta;
type Story = StoryObj<typeof LoginForm>;

/** By keyboard alone: Enter in the password sends it, and the page stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('adaeze_fabrics');
    await userEvent.tab();
    await userEvent.keyboard('ankara-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('adaeze_fabrics');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};

/** Not offered: nothing of it is left. While the call is under way Enter sends nothing. */
export const WithoutGoogleAndSending: Story = {
  args: { onGoogle: undefined, forgotPasswordLink: undefined, submitting: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
    await expect(canvas.queryByText('or')).toBeNull();
    await expect(canvas.queryByText('Forgot Password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Google is open in the person's browser: a second press does nothing, and there is a way out. */
export const WaitingForTheBrowser: Story = {
  args: { onGoogleCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for your browser …');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onGoogle).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onGoogleCancel).toHaveBeenCalledOnce();
  },
};

/** Empty, with faults, and for an account that waits for its activation. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <LoginForm {...args} />
      <LoginForm
        {...args}
        onGoogle={undefined}
        fields={{
          userName: { name: 'wrongName', defaultValue: 'adaeze@example.com' },
          password: { name: 'wrongPassword', error: 'Required' },
        }}
        notice={<ResendActivation onResend={fn()} />}
        submitting
      />
    </>
  ),
};
