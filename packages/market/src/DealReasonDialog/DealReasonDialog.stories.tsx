import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DealReasonDialog } from './DealReasonDialog.tsx';

const meta = {
  title: 'Market/DealReasonDialog',
  component: DealReasonDialog,
  args: { open: true, onOpenChange: fn(), action: 'cancel', onReason: fn() },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      status: 'new',
      use: ['Before an agreed deal is cancelled, or a completed one contested.', 'To decline an offer with a reason.'],
      avoid: ['To decline an offer without a reason, or to take one back: one press in its DealCard.'],
      do: ['Keep it open when the call fails: the reason stays.'],
      dont: ['Do not cancel or contest without a reason.'],
      keyboard: [
        ['Enter', 'Sends the reason.'],
        ['Escape', 'Closes it without a change.'],
      ],
    },
  },
} satisfies Meta<typeof DealReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a reason nothing is sent, and the focus moves to the field. */
export const Cancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel deal' }));
    await expect(args.onReason).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: /Reason/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' It broke. {Enter}');
    await expect(args.onReason).toHaveBeenCalledOnce();
    await expect(args.onReason).toHaveBeenCalledWith('It broke.');
  },
};

/** An offer can be declined without a reason. */
export const Declined: Story = {
  args: { action: 'decline' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onReason).toHaveBeenCalledOnce();
    await expect(args.onReason).toHaveBeenCalledWith('');
  },
};

export const Overview: Story = {
  tags: ['overview'],
  args: {
    action: 'contest',
    error: 'The deal has moved on, so this can no longer be done. Look at its present state.',
  },
};
