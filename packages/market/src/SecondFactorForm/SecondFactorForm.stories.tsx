import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Notice } from '@oja/ui/Notice';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const WRONG = 'This code is not right. Check the time of your phone, and try the next code.';

const meta = {
  title: 'Forms/SecondFactorForm',
  component: SecondFactorForm,
  args: { totp: true, codeLength: 6, onConfirm: fn(), onPasskey: fn(), onBack: fn() },
  argTypes: { notice: { control: 'text' }, fieldError: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['The second step of /login, in the AccountLayout of the first, after the server has asked for it.'],
      avoid: ['A confirmation inside the app: StepUpDialog.', 'A code that was sent by email: VerifyCodeForm.'],
      do: [
        'Keep it mounted during a failed call, so that the code stays.',
        'Pass onPasskey only where the browser can use a passkey.',
        'Return to the login, with the user name, when the server has forgotten the first step.',
      ],
      dont: ['Do not put a wrong code into a toast alone: say it in fieldError.'],
      keyboard: [
        ['0–9', 'Fills a box; the last one sends the code, unless an error was shown.'],
        ['Tab', 'The code, Confirm, Use a passkey, Use a recovery code, Back.'],
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
} satisfies Meta<typeof SecondFactorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (place: number) => ({ name: `Character ${place} of 6` });

/** The code has the focus at once, and its last digit sends it; less than all digits are not sent. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', box(1))).toHaveFocus());
    await expect(canvas.getByRole('form', { name: 'Second step of the login' })).toBeVisible();
    await userEvent.keyboard('12345{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByText('Enter the 6 digits of the code.')).toBeVisible();
    await userEvent.keyboard('6');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
};

/** A code filled by the phone or a password manager is sent without a press. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', box(1)));
    await userEvent.paste('123 456');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
};

/** A wrong code stays and has the focus. While it is corrected nothing is sent, until Enter or Confirm. */
export const WrongCode: Story = {
  render: function Refused(args) {
    const [fieldError, setFieldError] = useState<string>();
    return (
      <SecondFactorForm
        {...args}
        fieldError={fieldError}
        onConfirm={(code) => {
          args.onConfirm(code);
          setFieldError(WRONG);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', box(1)));
    await userEvent.keyboard('123456');
    const code = canvas.getByRole('group', { name: 'Code from your authenticator app' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG)));
    await expect(code.contains(document.activeElement)).toBe(true);
    await expect(canvas.getByRole('textbox', box(1))).toHaveValue('1');
    await userEvent.click(canvas.getByRole('textbox', box(1)));
    await userEvent.keyboard('654321');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith('654321');
  },
};

/** The switch shows the other field, which gets the focus; both keep what was typed. */
export const RecoveryCode: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', box(1)));
    await userEvent.keyboard('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByLabelText('Recovery code');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter a recovery code\./);
    await userEvent.keyboard('k7p2x-9mqrt{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('k7p2x-9mqrt');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code from your app' }));
    await expect(canvas.getByRole('textbox', box(2))).toHaveValue('2');
  },
};

/** Without an authenticator app the passkey is the main action, and has the focus. */
export const PasskeyFirst: Story = {
  args: { totp: false },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use a passkey' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** During a call nothing is sent twice. */
export const Sending: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', box(1)));
    await userEvent.keyboard('123456{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onPasskey).not.toHaveBeenCalled();
  },
};

/** The app's code, a wrong one, a recovery code after a lost connection, and passkeys alone. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <SecondFactorForm {...args} />
      <SecondFactorForm {...args} aria-label="Wrong code" onPasskey={undefined} fieldError={WRONG} />
      <SecondFactorForm
        {...args}
        aria-label="Recovery code"
        totp={false}
        onPasskey={undefined}
        notice={<Notice tone="danger">Network Error!</Notice>}
      />
      <SecondFactorForm {...args} aria-label="Passkeys" totp={false} />
    </>
  ),
};
