import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { PaymentResult } from './PaymentResult.tsx';

const meta: Meta<typeof PaymentResult> = {
  title: 'Adverts/PaymentResult',
  component: PaymentResult,
  args: { status: 'success', dashboardLink: LINK, onPayAgain: fn() },
  argTypes: { dashboardLink: linkControl },
  parameters: {
    guide: {
      status: 'new',
      use: [
        '/payment-success, with success, or with unknown until a payment is confirmed.',
        '/dashboard/ads after a checkout that ended otherwise, with the word in the address.',
      ],
      avoid: ['The state of an advert in a list: OwnAdvertCard.', 'The result of an activation: ActivationResult.'],
      do: ['Show success only when the server says so.', 'Pass onPayAgain if the advert can still be paid.'],
      dont: ['Do not claim that nothing was charged: only the provider knows.', 'Do not navigate away automatically.'],
      keyboard: [
        ['Tab', 'To Pay again, where it is offered, then to Go to Dashboard.'],
        ['Enter', 'Does what the focus is on.'],
      ],
    },
  },
};

export default meta;
type Story = StoryObj<typeof PaymentResult>;

/** Paid: one link to continue, and no second payment. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Not confirmed yet: no retry, which could pay twice. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('there is nothing more to do');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Failed: announced immediately, and can be paid again. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment did not go through.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};

/** No payment is known: it claims neither success nor failure, and has the same link. */
export const Unknown: Story = {
  args: { status: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/successful|failed/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All results of a checkout. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      {(['success', 'pending', 'cancelled', 'failed', 'credited'] as const).map((status) => (
        <PaymentResult key={status} {...args} status={status} headingLevel={2} loading={status === 'failed'} />
      ))}
    </div>
  ),
};
