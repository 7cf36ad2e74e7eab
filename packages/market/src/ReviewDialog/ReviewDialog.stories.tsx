import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

const meta = {
  title: 'Market/ReviewDialog',
  component: ReviewDialog,
  args: { open: true, onOpenChange: fn(), about: 'vendor', partnerName: 'Adaeze Nwosu', onReview: fn() },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 760 } },
    guide: {
      status: 'new',
      use: ['The dialog of “Write a review” on the DealCard of a completed deal.'],
      avoid: ['To show a review: ReviewItem.', 'To contest a deal: DealReasonDialog.'],
      do: ['Keep it open when the call fails: what was chosen and typed stays.'],
      dont: ['Do not choose stars beforehand.', 'Do not offer it before the deal is completed.'],
      keyboard: [
        ['←, →', 'Change the stars.'],
        ['Space', 'On a tag, chooses it or takes it off.'],
        ['Enter', 'On the stars, sends the review.'],
        ['Escape', 'Closes it; not while the review is being sent.'],
      ],
    },
  },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without stars nothing is sent, and the focus moves to them; a fourth tag cannot be chosen. */
export const Written: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    await expect(args.onReview).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '1 out of 5 stars' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Choose one to five stars.')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
    for (const name of ['As described', 'Fair price', 'On time'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('button', { name: 'Late' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fair price' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'In your words' }), ' It runs well. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onReview).toHaveBeenCalledWith({
      stars: 4,
      tags: ['as_described', 'on_time'],
      text: 'It runs well.',
    });
  },
};

/** A buyer has other tags. */
export const OfABuyer: Story = {
  args: { about: 'buyer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paid at once' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'As described' })).toBeNull();
  },
};

/** The server has refused it; the name is right-to-left and very long. */
export const FailedLong: Story = {
  args: { error: 'You have already reviewed this deal.', partnerName: `${RTL.title} ${LONG_WORD}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Overview: Story = { tags: ['overview'], args: { error: 'Something went wrong' } };
