import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    question: 'Are you sure you want to delete your account?',
    text: 'Your posts, likes and follows go with it. This cannot be undone.',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: { question: { control: 'text' }, text: { control: 'text' }, error: { control: 'text' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    guide: {
      status: 'new',
      use: [
        'Before an action that cannot be undone: deleting an account, a file, a message.',
        'Before an action with a loss: logging out, discarding a draft.',
      ],
      avoid: ['An action that can be undone: do it, and offer Undo in a Toast.', 'A task with fields: Dialog.'],
      do: [
        'Ask the whole question, and name the consequences in `text`.',
        'Name the answer by what it does: “Delete”, “Log out”.',
        'Set `loading` during the action, and `error` after a failure: the dialog stays open.',
      ],
      dont: ['Never ask twice.', 'No “OK” and “Cancel”: it is unclear which of them deletes.'],
      keyboard: [
        [
          'Enter, Space',
          'On opening the focus is on the safe answer, so both mean No; with `initialFocus` on the other.',
        ],
        ['Tab', 'To the confirming button, then to the close button; the focus stays inside.'],
        ['Escape', 'No. While loading nothing.'],
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on No, so Enter alone deletes nothing. */
export const DeleteAccount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Opened by a key of its own, as in a list that is worked through by keys: Enter confirms. */
export const OpenedByKey: Story = {
  args: { initialFocus: 'confirm' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Busy, failed, tried again, closed: the dialog stays open until the action succeeded. */
export const FailsOnce: Story = {
  render: function Failing(args) {
    const [state, setState] = useState<'closed' | 'asking' | 'loading' | 'failed' | 'again'>('closed');
    return (
      <>
        <Button variant="danger" onClick={() => setState('asking')}>
          Delete Account
        </Button>
        <Button variant="quiet" onClick={() => setState(state === 'loading' ? 'failed' : 'closed')}>
          The server answers
        </Button>
        <ConfirmDialog
          {...args}
          open={state !== 'closed'}
          loading={state === 'loading' || state === 'again'}
          error={state === 'failed' && 'Something went wrong'}
          onConfirm={() => setState(state === 'failed' ? 'again' : 'loading')}
          onOpenChange={() => setState('closed')}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Delete Account');
    await press('Delete');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'No' })).toBeDisabled();
    // The page behind is inert for users; this result comes from the application.
    canvas.getByText('The server answers').click();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong'));
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await press('Delete');
    await expect(canvas.queryByRole('alert')).toBeNull();
    canvas.getByText('The server answers').click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Account' })).toHaveFocus());
  },
};

/** Open, after a failure. */
export const Overview: Story = { tags: ['overview'], args: { error: 'Network Error!' } };

/** While it loads it cannot be closed, and both buttons are inactive. */
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('dialog') });
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const NotDangerous: Story = {
  args: {
    question: 'Log out of Oja?',
    text: 'Messages that have not been sent are kept on this device.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    tone: 'accent',
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: { question: `Delete ${LONG_WORD}?`, error: `Failed to delete ${LONG_WORD}` },
  globals: { viewport: { value: 'phone' } },
};
