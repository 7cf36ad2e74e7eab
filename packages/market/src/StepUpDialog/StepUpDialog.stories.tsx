import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

const meta = {
  title: 'Forms/StepUpDialog',
  component: StepUpDialog,
  args: {
    open: true,
    by: 'password',
    maskedEmail: 'ada******su@example.com',
    codeLength: 6,
    onConfirm: fn(),
    onSendCode: fn(),
    onOpenChange: fn(),
  },
  argTypes: { error: { control: 'text' }, fieldError: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      status: 'new',
      use: ['When the server answers a call with step_up_required: one place of the app does this for all calls.'],
      avoid: ['A login: LoginForm.', 'A question without a secret: ConfirmDialog.'],
      do: [
        'Repeat the refused call after the confirmation, so that nothing has to be typed twice.',
        'Say what is wrong with the password or the code in fieldError, and all other failures in error.',
        'Pass onPasskey where the account has a passkey and the browser can use it.',
        'Pass onSwitch where the account has a password and an authenticator app.',
      ],
      dont: ['Do not open it before the server asks: most sessions are new enough.'],
      keyboard: [
        ['Tab', 'The password or the code, the passkey, the other way, Cancel, Confirm, Close.'],
        ['Enter', 'In the field: confirms.'],
        ['Escape', 'Closes it without confirming; not during a call.'],
      ],
    },
  },
} satisfies Meta<typeof StepUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone. The password has the focus; an empty one is not sent; the focus returns to where it was. */
export const ByPassword: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Save</Button>
        <StepUpDialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          onConfirm={(typed) => {
            args.onConfirm(typed);
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(opener);
    const field = canvas.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Password is required');
    await userEvent.keyboard('market-day');
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('market-day');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Without a password the code is requested first, then typed; less than all digits are not sent. */
export const ByCode: Story = {
  args: { by: 'code' },
  render: function Sent(args) {
    const [codeSent, setCodeSent] = useState(false);
    return (
      <StepUpDialog
        {...args}
        codeSent={codeSent}
        onSendCode={() => {
          args.onSendCode();
          setCodeSent(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 6' })).toHaveFocus());
    await userEvent.keyboard('12345{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByText('Enter the 6 digits of the code.')).toBeVisible());
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(args.onSendCode).toHaveBeenCalledTimes(2);
  },
};

/** With an authenticator app, its code is accepted in place of the password; each field starts empty. */
export const ByFactor: Story = {
  args: { totp: true },
  render: function Switched(args) {
    const [by, setBy] = useState<'password' | 'factor'>('password');
    return <StepUpDialog {...args} by={by} onSwitch={() => setBy(by === 'password' ? 'factor' : 'password')} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('market-day');
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    const field = canvas.getByLabelText('Code from your authenticator app, or a recovery code');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/^You logged in a while ago\. Confirm with/);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a code.');
    await userEvent.keyboard('123 456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Use your password' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** An account whose only factor is a passkey, and that has no password, is confirmed with a recovery code. */
export const ByRecoveryCode: Story = {
  args: { by: 'factor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Use your password' })).toBeNull();
  },
};

/** A passkey is offered beside the recovery code, and beside the password. */
export const ByPasskey: Story = {
  args: { by: 'factor', onPasskey: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/with your passkey or one of your recovery/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** During a call it cannot be closed, and nothing is sent twice. */
export const Confirming: Story = {
  args: { loading: true, error: 'Network Error!' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'market-day{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A code that is not right, for an unbreakable address, on a phone. */
export const WrongCode: Story = {
  args: {
    by: 'code',
    codeSent: true,
    maskedEmail: `${LONG_WORD.slice(0, 90)}@example.com`,
    fieldError: 'That code is not right. Check the email and try again.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^That code is not right\./);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Open, with a wrong password. */
export const Overview: Story = {
  tags: ['overview'],
  args: { fieldError: 'This is not the password of your account. Try again.' },
};
