import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { ArrangeDialog } from './ArrangeDialog.tsx';

const meta = {
  title: 'Market/ArrangeDialog',
  component: ArrangeDialog,
  args: { open: true, onOpenChange: fn(), terms: null, side: 'buyer', partnerName: 'Musa Bello', onArrange: fn() },
  argTypes: { terms: { control: 'object' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 760 } },
    guide: {
      status: 'new',
      use: ['The dialog of “Arrange”: how an agreed deal is handed over and paid.'],
      avoid: ['To change the price: a counter-offer in OfferDialog.'],
      do: ['Keep it open when the call fails: what was typed stays.', 'Give it the present terms, also while open.'],
      dont: ['Do not let it speak of payments by Oja: no money moves through it.'],
      keyboard: [
        ['Arrow keys', 'Choose the handover and the payment.'],
        ['Enter', 'Saves the terms.'],
        ['Escape', 'Closes it; not while they are being sent.'],
      ],
    },
  },
} satisfies Meta<typeof ArrangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Handover and payment are required, all else can be left open. Payment before the handover brings a warning. */
export const Pickup: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onArrange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Meet and pick it up' })).toHaveFocus());
    await userEvent.click(canvas.getByText('Meet and pick it up'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where to meet' }), ' Ikeja City Mall ');
    await userEvent.click(canvas.getByText('Before the handover'));
    await expect(canvas.getByText(/your money may be lost/)).toBeVisible();
    await userEvent.click(canvas.getByText('At the handover'));
    await expect(canvas.queryByText(/your money may be lost/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onArrange).toHaveBeenCalledOnce();
    await expect(args.onArrange).toHaveBeenCalledWith({
      handover: 'pickup',
      place: 'Ikeja City Mall',
      payment: 'on_delivery',
    });
  },
};

/** A delivery has a fee, and a person who arranges it; the form begins with what is arranged now. */
export const Delivery: Story = {
  args: {
    side: 'vendor',
    terms: { handover: 'delivery', by: 'buyer', fee: 2500, place: '12 Allen Avenue, Ikeja', payment: 'before' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(/^Arranged now: Musa Bello arranges the delivery/)).toBeVisible());
    await expect(canvas.getByText(/money in your own account/)).toBeVisible();
    await userEvent.click(canvas.getByText('You'));
    const fee = canvas.getByRole('textbox', { name: /Delivery fee/ });
    await expect(fee).toHaveValue('2,500');
    await userEvent.clear(fee);
    await userEvent.type(fee, 'free{Enter}');
    await expect(canvas.getByText(/Enter the fee in naira/)).toBeVisible();
    await expect(fee).toHaveFocus();
    await userEvent.clear(fee);
    await userEvent.type(fee, '0{Enter}');
    await expect(args.onArrange).toHaveBeenCalledOnce();
    await expect(args.onArrange).toHaveBeenCalledWith({
      handover: 'delivery',
      by: 'vendor',
      fee: 0,
      place: '12 Allen Avenue, Ikeja',
      payment: 'before',
    });
  },
};

/** A new time has to be to come; one that was arranged and has passed can stay. */
export const Time: Story = {
  args: { terms: { handover: 'pickup', time: '2026-01-05T15:00:00Z', payment: 'on_delivery' } },
  play: async ({ canvas, userEvent, args }) => {
    const time = canvas.getByLabelText('When');
    await userEvent.clear(time);
    await userEvent.type(time, '2026-01-06T15:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Choose a time in the future.')).toBeVisible();
    await expect(args.onArrange).not.toHaveBeenCalled();
    await userEvent.clear(time);
    await userEvent.type(time, '2099-01-06T15:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onArrange).toHaveBeenCalledOnce();
    await expect(args.onArrange).toHaveBeenCalledWith({
      handover: 'pickup',
      time: new Date('2099-01-06T15:00').toISOString(),
      payment: 'on_delivery',
    });
  },
};

/** The server has refused it; with difficult texts, on a phone. */
export const FailedLong: Story = {
  args: {
    error: 'The deal has changed meanwhile. Look at its present state, then decide again.',
    partnerName: LONG_WORD,
    terms: { handover: 'delivery', by: 'vendor', place: RTL.title, payment: 'before' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Overview: Story = {
  tags: ['overview'],
  args: {
    terms: { handover: 'delivery', by: 'vendor', fee: 2500, place: '12 Allen Avenue, Ikeja', payment: 'before' },
    error: 'Something went wrong',
  },
};
