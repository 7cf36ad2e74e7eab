import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../fixtures/links.tsx';
import { PaymentResult } from './PaymentResult.tsx';

const meta: Meta<typeof PaymentResult> = {
  title: 'Adverts/PaymentResult',
  component: PaymentResult,
  args: { status: 'success', dashboardLink: LINK, onPayAgain: fn() },
  argTypes: { dashboardLink: linkControl },
  parameters: {
    guide: {
      status: 'new',
      use: ['/payment-success, with success.', '/dashboard/ads after a checkout that ended otherwise, with the word in the address.'],
      avoid: ['The state of an advert in a list: OwnAdvertCard.', 'The result of an activation: ActivationResult.'],
      do: ['Show success only when the server says so.', 'Give onPayAgain where the advert can still be paid.'],
      dont: ['Do not say that nothing was taken: only the provider knows.', 'Do not leave the page by itself.'],
      keyboard: [
        ['Tab', 'To Pay again, where it is offered, then to Go to Dashboard.'],
        ['Enter', 'Does what the focus is on.'],
      ],
    },
  },
};

export default meta;
type Story = StoryObj<typeof PaymentResult>;

/** Paid: one way on, and no way to pay twice. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Not confirmed yet: paying again would be paying twice. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('there is nothing more to do');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Failed: said at once to screen readers, and payable again. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment did not go through.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};

/** How it can end. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      {(['success', 'pending', 'cancelled', 'failed', 'credited'] as const).map((status) => (
        <PaymentResult key={status} {...args} status={status} headingLevel={2} paying={status === 'failed'} />
      ))}
    </div>
  ),
};
