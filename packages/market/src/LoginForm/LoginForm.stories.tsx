import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
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
  argTypes: {
    fields: { control: 'object' },
    notice: { control: 'text' },
    signupLink: linkControl,
    forgotPasswordLink: linkControl,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['/login, inside an AccountLayout.'],
      avoid: ['Asking for the password again in the middle of something: a PasswordField in a Dialog.'],
      do: [
        'Spread register(…) of the form library into each field.',
        'Keep what was typed when the server refuses, and say so in a toast and at the password.',
        'Pass onGoogle only where Google sign-in is offered.',
      ],
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

/** By keyboard alone: Enter in the password submits the form, and the page stays. */
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

/** Without Google the button and the divider are missing. During the call Enter submits nothing. */
export const WithoutGoogleAndSending: Story = {
  args: { onGoogle: undefined, forgotPasswordLink: undefined, loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
    await expect(canvas.queryByText('or')).toBeNull();
    await expect(canvas.queryByText('Forgot Password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While Google is open in the system's browser a second press is ignored, and the user can cancel. */
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

/** Empty, with errors, and for an account that is not activated. */
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
        loading
      />
    </>
  ),
};
