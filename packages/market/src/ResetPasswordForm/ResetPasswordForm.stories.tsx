import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Forms/ResetPasswordForm',
  component: ResetPasswordForm,
  args: {
    fields: { newPassword: { name: 'newPassword' }, confirmNewPassword: { name: 'confirmNewPassword' } },
    onSubmit: fn(),
  },
  argTypes: { fields: { control: 'object' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['/reset-password, after the code was right, in an AccountLayout titled “Reset Your Password”.'],
      avoid: ['Changing a password that is known: the profile form.'],
      do: [
        'Leave for /login 2 seconds after the success message.',
        'Put the server’s words at the field they are about.',
      ],
      dont: ['Do not grade the password: 8 characters are the rule.'],
      keyboard: [
        ['Tab', 'Each field with its show button, then Save Password.'],
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
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both passwords can be shown before they are saved. */
export const Save: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'ankara-2027');
    const confirm = canvas.getByLabelText('Confirm Password');
    await userEvent.type(confirm, 'ankara-2027');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(confirm).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** After saving it says so and where the page navigates to, and cannot be submitted again. */
export const Saved: Story = {
  args: { successMessage: 'Your password is changed.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is changed.');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'again{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** With an error, and saved. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <ResetPasswordForm
        {...args}
        fields={{
          newPassword: { name: 'refusedPassword', defaultValue: 'ankara-2027' },
          confirmNewPassword: { name: 'refusedConfirm', defaultValue: 'ankara', error: 'Passwords do not match.' },
        }}
      />
      <ResetPasswordForm {...args} successMessage="Your password is changed." />
    </>
  ),
};
