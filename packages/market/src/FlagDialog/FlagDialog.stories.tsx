import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { POST } from '../fixtures/posts.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { FlagDialog } from './FlagDialog.tsx';

const meta = {
  title: 'Market/FlagDialog',
  component: FlagDialog,
  args: { open: true, onOpenChange: fn(), postTitle: POST.title, onFlag: fn() },
  argTypes: { reasons: { control: 'object' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 760 } },
    guide: {
      status: 'new',
      use: ['The dialog that Flag in a post’s menu opens, and Report below a review.'],
      avoid: ['To delete or dismiss: ConfirmDialog.', 'To block a person: their profile.'],
      do: [
        'Close it once the report has arrived, and thank in a toast.',
        'Show the server’s words in error: the reason stays chosen.',
      ],
      dont: [
        'Do not choose a reason beforehand.',
        'Do not hide the reasons in a select: they are what people compare.',
      ],
      keyboard: [
        ['↑, ↓', 'Change the reason.'],
        ['Enter', 'Sends the report.'],
        ['Escape', 'Closes it without reporting; not while the report is being sent.'],
      ],
    },
  },
} satisfies Meta<typeof FlagDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a reason nothing is sent, and the focus moves to the choices; then the whole dialog works by keyboard. */
export const Reported: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Flag</Button>
        <FlagDialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          onFlag={(reason) => {
            args.onFlag(reason);
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Flag' });
    await userEvent.click(opener);
    await expect(canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Spam',
      'Hate Speech',
      'Fake Product',
      'Fake News',
      'Scammer',
      'Unverified Properties',
      'Other',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Flag post' }));
    await expect(args.onFlag).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please provide a reason for flag');
    await expect(canvas.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Fake Product' })).toBeChecked();
    await expect(canvas.queryByText('Please provide a reason for flag')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFlag).toHaveBeenCalledOnce();
    await expect(args.onFlag).toHaveBeenCalledWith('Fake Product');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** While the report is being sent the dialog cannot be closed and nothing is sent twice. */
export const Sending: Story = {
  args: { loading: true, defaultReason: 'Scammer', error: 'Network Error!' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flag post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onFlag).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** After a failure the reason stays chosen; the title is right-to-left and very long. */
export const FailedLong: Story = {
  args: {
    defaultReason: 'Other',
    error: 'You have already reported this post.',
    postTitle: `${RTL.title} ${LONG_WORD}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have already reported this post.');
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked();
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Of a review, with the reasons that fit one. */
export const Review: Story = {
  args: { reviewAuthor: 'Bola Ade', reasons: ['Spam', 'Hate Speech', 'Other'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Report this review' })).toHaveTextContent('by Bola Ade');
    await expect(canvas.getByRole('button', { name: 'Report review' })).toBeEnabled();
  },
};

/** Open, with a reason chosen and a failed attempt. */
export const Overview: Story = {
  tags: ['overview'],
  args: { defaultReason: 'Fake Product', error: 'Something went wrong' },
};
