import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { open: true, onClose: fn(), title: 'Are you sure you want to delete your account?' },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and closed as a person would: the focus goes in, stays in, and comes back. */
export const Question: Story = {
  args: { open: false },
  render: function Opened({ onClose, ...args }) {
    const [open, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      onClose();
    };
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
        <Dialog
          {...args}
          open={open}
          onClose={close}
          description="Your posts, likes and follows go with it. This cannot be undone."
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                No
              </Button>
              <Button variant="danger">Delete</Button>
            </>
          }
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Account' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(opener);
  },
};

/** A press beside the dialog asks to close it; one inside does not. */
export const PressBeside: Story = {
  args: { children: <TextField label="Reason" /> },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Work is under way: neither Escape nor a press beside it ends it. */
export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Deleting your account', description: 'One moment.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    size: 'wide',
    title: 'Customers',
    children: Array.from({ length: 40 }, (_, number) => <p key={number}>Customer number {number + 1}</p>),
  },
};
