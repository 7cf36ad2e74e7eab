import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = {
  title: 'Feedback/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { open: true, onConfirm: fn(), onOpenChange: fn() },
  argTypes: { error: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    guide: {
      status: 'new',
      use: ['After “Delete Account” in the settings.'],
      avoid: ['Any other question: ConfirmDialog.'],
      do: [
        'Set loading while the call runs, and error when it failed, so that the same answer tries again.',
        'On success go to / and say “Account successfully deleted” in a toast.',
      ],
      dont: ['Do not change the question: the product requires it.'],
      keyboard: [
        ['Tab', 'No, Delete, Close.'],
        ['Enter', 'Answers with No, which has the focus first.'],
        ['Escape', 'No.'],
      ],
    },
  },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An accidental Enter does nothing; only Delete deletes. */
export const Asked: Story = {
  args: { open: false },
  render: function Asking({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete Account</Button>
        <DeleteAccountDialog {...args} open={open} onOpenChange={change} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Account' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Are you sure you want to delete your account?' })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Open, with the error of an earlier attempt. */
export const Overview: Story = { tags: ['overview'], args: { error: 'Something went wrong' } };
