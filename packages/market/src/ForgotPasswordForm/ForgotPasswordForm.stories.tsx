import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = {
  title: 'Forms/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { fields: { userName: { name: 'userName' } }, loginLink: LINK, onSubmit: fn() },
  argTypes: { fields: { control: 'object' }, notice: { control: 'text' }, loginLink: linkControl },
  parameters: {
    guide: {
      status: 'new',
      use: [
        '/forgot-password, inside an AccountLayout that asks for the email or username associated with the account.',
      ],
      avoid: ['Changing a password that is known: the profile form.'],
      do: ['Go to /verify-forgot-password on success, also for an unknown name: the server’s answer is the same.'],
      dont: ['Do not reveal whether an account exists.'],
      keyboard: [
        ['Tab', 'The field, Proceed, Login.'],
        ['Enter', 'In the field: sends the form.'],
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
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted by Enter; the form's props reach its field. */
export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Email or username')).toHaveAttribute('name', 'userName');
    await userEvent.type(canvas.getByLabelText('Email or username'), 'adaeze_fabrics{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('adaeze_fabrics');
  },
};

/** Empty, with an error, and busy without a link back. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <ForgotPasswordForm {...args} />
      <ForgotPasswordForm {...args} fields={{ userName: { name: 'missing', error: 'Required' } }} />
      <ForgotPasswordForm
        {...args}
        fields={{ userName: { name: 'sending', defaultValue: 'adaeze@example.com' } }}
        loading
        loginLink={undefined}
      />
    </>
  ),
};
