import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { PhoneDialog } from './PhoneDialog.tsx';

const meta = {
  title: 'Forms/PhoneDialog',
  component: PhoneDialog,
  args: {
    open: true,
    codeLength: 6,
    onSendCode: fn(),
    onConfirm: fn(),
    onOtherNumber: fn(),
    onOpenChange: fn(),
  },
  argTypes: { error: { control: 'text' }, fieldError: { control: 'text' }, sentTo: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    guide: {
      status: 'new',
      use: ['Where a person confirms a phone number of their own: Settings.'],
      avoid: ['The phone number of a post or of a business: TextField with the prefix +234.'],
      do: [
        'Set sentTo once the code was sent, also if the SMS service did not answer: the code may arrive.',
        'Say what is wrong with the number or the code in fieldError, and all other failures in error.',
      ],
      dont: ['Do not show the number to anybody else: others see the mark alone.'],
      keyboard: [
        ['Tab', 'The number or the code, the other choices, Cancel, the main action, Close.'],
        ['Enter', 'In the field: sends or confirms.'],
        ['Escape', 'Closes it; not during a call.'],
      ],
    },
  },
} satisfies Meta<typeof PhoneDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: the number, then the code. Nothing incomplete is sent; the focus returns to where it was. */
export const NumberThenCode: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    const [sentTo, setSentTo] = useState<string>();
    return (
      <>
        <Button onClick={() => setOpen(true)}>Phone number</Button>
        <PhoneDialog
          {...args}
          open={open}
          sentTo={sentTo}
          onOpenChange={setOpen}
          onSendCode={(number) => {
            args.onSendCode(number);
            setSentTo('8031234567');
          }}
          onConfirm={(code) => {
            args.onConfirm(code);
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Phone number' });
    await userEvent.click(opener);
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(number).toHaveAccessibleDescription(/Phone number is required/);
    await userEvent.keyboard('0803 123 4567{Enter}');
    await expect(args.onSendCode).toHaveBeenCalledWith('0803 123 4567');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 6' })).toHaveFocus());
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Enter the code we sent to +234 803 123 4567');
    await userEvent.keyboard('12345{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByText('Enter the 6 digits of the code.')).toBeVisible());
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Another code, and another number. */
export const OtherChoices: Story = {
  args: { sentTo: '8031234567' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(args.onSendCode).toHaveBeenCalledWith('8031234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Use another number' }));
    await expect(args.onOtherNumber).toHaveBeenCalledOnce();
  },
};

/** During a call it cannot be closed, and nothing is sent twice. */
export const Sending: Story = {
  args: { loading: true, error: 'Network Error!' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0803 123 4567{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A code that is not right, and a service that did not answer, on a phone. */
export const WrongCode: Story = {
  args: {
    sentTo: '8031234567',
    fieldError: 'That code is not right. Check the SMS and try again.',
    error: 'The SMS service cannot be reached right now, so the code may not arrive. Try again in a moment.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^That code is not right\./);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Open, to change a number, with one that is not valid. */
export const Overview: Story = {
  tags: ['overview'],
  args: { isChange: true, fieldError: 'Enter a Nigerian phone number, such as 0803 123 4567.' },
};
