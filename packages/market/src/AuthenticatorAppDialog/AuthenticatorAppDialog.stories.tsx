import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { AuthenticatorAppDialog } from './AuthenticatorAppDialog.tsx';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const WRONG = 'This code is not right. Set the clock of your phone to automatic, and type the next code.';

const meta = {
  title: 'Forms/AuthenticatorAppDialog',
  component: AuthenticatorAppDialog,
  args: {
    open: true,
    secret: SECRET,
    uri: `otpauth://totp/Oja:adaeze_fabrics?secret=${SECRET}&issuer=Oja`,
    codeLength: 6,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: { error: { control: 'text' }, fieldError: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 620 } },
    guide: {
      status: 'new',
      use: ['The settings, after the server has made a key for an authenticator app.'],
      avoid: ['The login: SecondFactorForm.'],
      do: [
        'Show the recovery codes in a RecoveryCodesDialog after the first factor.',
        'Say in fieldError what is wrong with the code or with the clock.',
      ],
      dont: ['Do not pass uri in the desktop app: a computer has no app that opens it.'],
      keyboard: [
        ['Tab', 'The link to the app, Copy, the code, Cancel, Confirm, Close.'],
        ['Enter', 'In the code: confirms.'],
        ['Escape', 'Closes it without adding the app; not during a call.'],
      ],
    },
  },
} satisfies Meta<typeof AuthenticatorAppDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (place: number) => ({ name: `Character ${place} of 6` });

/** By keyboard alone; the key is copied without its spaces, and the focus returns to where it was. */
export const ByKeyboard: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add</Button>
        <AuthenticatorAppDialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          onConfirm={(code) => {
            args.onConfirm(code);
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const opener = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(opener);
    const link = canvas.getByRole('link', { name: 'Open in your authenticator app' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', expect.stringContaining(`secret=${SECRET}`));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledOnce();
    await expect(write).toHaveBeenCalledWith(SECRET);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('123{Enter}');
    await waitFor(() => expect(canvas.getByText('Enter the 6 digits of the code.')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A browser that refuses the clipboard: a message says so. A wrong code stays. */
export const WrongCode: Story = {
  args: { fieldError: WRONG, uri: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('group', { name: 'Code that the app shows' });
    await expect(code).toHaveAccessibleDescription(WRONG);
    await expect(canvas.queryByRole('link')).toBeNull();
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The key could not be copied.');
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** During a call it cannot be closed, and nothing is sent twice. */
export const Confirming: Story = {
  args: { loading: true, error: 'Network Error!' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', box(1)));
    await userEvent.keyboard('123456{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Open, after a lost connection. */
export const Overview: Story = { tags: ['overview'], args: { error: 'Network Error!' } };
