import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { pressEscape } from '../fixtures/press-escape.ts';
import { Menu } from '../Menu/Menu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), title: 'Are you sure you want to delete your account?' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    guide: {
      status: 'stable',
      use: [
        'A small task in front of the page: a report with its reason, a list of people, a picture before it is sent.',
        'As the base of further dialogs: ConfirmDialog is one.',
      ],
      avoid: [
        'Delete or not: ConfirmDialog.',
        'A message that needs no answer: Toast or Notice.',
        'More than a screen of fields: a page of its own.',
      ],
      do: [
        'Use the topic as title; for a question, the whole question.',
        'Put the safe answer first.',
        'Set `dismissible` to false only during an action.',
      ],
      dont: ['Never open one without a user action.', 'No dialog over a dialog but a ConfirmDialog.'],
      keyboard: [
        ['Tab, Shift+Tab', 'Through its controls; never to the page behind.'],
        ['Escape', 'Asks to close it. A menu that is open in it closes first.'],
        ['↑, ↓', 'Scroll long content.'],
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and closed as by a user: the focus moves in, stays in, and returns. */
export const Question: Story = {
  args: { open: false },
  render: function Opened({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    };
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={change}
          description="Your posts, likes and follows go with it. This cannot be undone."
          actions={
            <>
              <Button variant="secondary" onClick={() => change(false)}>
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
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(opener);
  },
};

/** Simulates the browser's handling of Escape in a modal dialog; keys that a test presses do not reach it. */
const escape = (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

/** A press outside or Escape asks to close it; a press inside does not. The caller closes it. */
export const PressBeside: Story = {
  args: { children: <TextField label="Reason" /> },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(await escape(dialog)).toBe(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(dialog).toHaveAttribute('open');
  },
};

/** Without `open` it keeps its own state, and reports when it closes. */
export const Uncontrolled: Story = {
  args: { open: undefined, defaultOpen: true, children: <TextField label="Reason" /> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** With `dismissible` false neither Escape nor a press outside closes it. */
export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Deleting your account', description: 'One moment.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
    await escape(canvas.getByRole('dialog'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/**
 * Browsers let a page refuse a few presses of Escape in a row, then close a dialog themselves. This dialog stays open.
 */
export const EscapePressedAgainAndAgain: Story = {
  args: { dismissible: false, title: 'Deleting your account', description: 'One moment.' },
  play: async ({ canvas, args }) => {
    await pressEscape(4);
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Escape asks to close it, and it stays open until the caller closes it, after any number of presses. */
export const KeptOpen: Story = {
  args: { children: <TextField label="Reason" /> },
  play: async ({ canvas, args }) => {
    const isPressed = await pressEscape(4);
    if (isPressed) await expect(args.onOpenChange).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveAttribute('open'));
  },
};

/** A press outside closes a menu that is open in the dialog, and not the dialog. */
export const WithAMenu: Story = {
  args: {
    children: (
      <Menu trigger={<Button variant="secondary">More</Button>} items={[{ label: 'Copy link', onSelect: fn() }]} />
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await canvas.findByRole('menuitem');
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
    await waitFor(() => expect(canvas.queryByRole('menuitem')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** With long content the close button and the actions stay visible. */
export const LongContent: Story = {
  args: {
    size: 'wide',
    title: `Customers of ${LONG_WORD.slice(0, 50)}`,
    children: Array.from({ length: 40 }, (_, number) => <p key={number}>Customer number {number + 1}</p>),
    actions: <Button>Done</Button>,
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    dialog.scrollTo(0, dialog.scrollHeight / 2);
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThan(top);
    await expect(canvas.getByRole('button', { name: 'Done' }).getBoundingClientRect().bottom).toBeLessThan(bottom);
  },
};

/** Open, with all its parts. */
export const Overview: Story = {
  tags: ['overview'],
  args: {
    title: 'Report this post',
    description: 'Tell us what is wrong. The vendor is not told who reported it.',
    children: <TextField label="Reason" defaultValue="The picture is from another shop." />,
    actions: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Report</Button>
      </>
    ),
  },
};
