import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { POST } from '../fixtures/posts.ts';
import { OfferDialog } from './OfferDialog.tsx';

const meta = {
  title: 'Market/OfferDialog',
  component: OfferDialog,
  args: { open: true, onOpenChange: fn(), postTitle: POST.title, price: POST.price, onOffer: fn() },
  argTypes: { price: { control: 'number' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    guide: {
      status: 'new',
      use: ['The dialog of “Make an offer”, “Buy at this price” and “Counter-offer”.'],
      avoid: ['To accept an offer: one press in its DealCard.'],
      do: ['Keep it open when the call fails: what was typed stays.'],
      dont: ['Do not let it speak of payments by Oja: no money moves through it.'],
      keyboard: [
        ['Enter', 'Sends the offer.'],
        ['Escape', 'Closes it; not while the offer is being sent.'],
      ],
    },
  },
} satisfies Meta<typeof OfferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without an amount nothing is sent; a suggested one takes one press. */
export const Offered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await expect(args.onOffer).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: /Amount/ })).toHaveFocus();
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByText(/Enter the amount in naira/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '₦17,500' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await expect(args.onOffer).toHaveBeenCalledOnce();
    await expect(args.onOffer).toHaveBeenCalledWith(17_500, 1);
  },
};

/** Several units are offered together, and a typed amount is grouped. */
export const Units: Story = {
  args: { unitsLeft: 5 },
  play: async ({ canvas, userEvent, args }) => {
    const units = canvas.getByRole('textbox', { name: /How many/ });
    await userEvent.clear(units);
    await userEvent.type(units, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(canvas.getByText('Enter a number from 1 to 5.')).toBeVisible());
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await userEvent.type(canvas.getByRole('textbox', { name: /Amount/ }), '30000{Enter}');
    await expect(canvas.getByRole('textbox', { name: /Amount/ })).toHaveValue('30,000');
    await expect(args.onOffer).toHaveBeenCalledOnce();
    await expect(args.onOffer).toHaveBeenCalledWith(30_000, 2);
  },
};

/** What others agreed on describes the field for the amount. */
export const Hinted: Story = {
  args: { amountHint: 'Agreed at ₦15,000 to ₦18,000 lately' },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: /Amount/ });
    await expect(amount).toHaveAccessibleDescription(expect.stringContaining('Agreed at ₦15,000 to ₦18,000 lately'));
  },
};

/** A fixed price has no field. */
export const Fixed: Story = {
  args: { action: 'buy' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for ₦18,500' }));
    await expect(args.onOffer).toHaveBeenCalledOnce();
    await expect(args.onOffer).toHaveBeenCalledWith(18_500, 1);
  },
};

/** The server has refused it; the title is right-to-left and very long. */
export const FailedLong: Story = {
  args: {
    action: 'counter',
    error: 'The deal has changed meanwhile. Look at its present state, then decide again.',
    postTitle: `${RTL.title} ${LONG_WORD}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Overview: Story = { tags: ['overview'], args: { unitsLeft: 3, error: 'Something went wrong' } };
