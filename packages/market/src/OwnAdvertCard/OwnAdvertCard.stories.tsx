import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ADVERTS } from '../fixtures/adverts.ts';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { OwnAdvertCard, type OwnAdvertCardProps } from './OwnAdvertCard.tsx';

const [{ _id: _active, ...ACTIVE }, { _id: _awaiting, ...AWAITING }] = ADVERTS;

const meta: Meta<typeof OwnAdvertCard> = {
  title: 'Adverts/OwnAdvertCard',
  component: OwnAdvertCard,
  args: { ...AWAITING, postLink: LINK, againLink: LINK, onPay: fn(), onGiveUp: fn() },
  argTypes: {
    postLink: linkControl,
    againLink: linkControl,
    title: { control: 'text' },
    image: { control: 'text' },
    until: { control: 'date' },
    error: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The list of the user’s own adverts on /dashboard/ads, newest first.'],
      avoid: ['Adverts of others in the feed: AdvertCard.', 'How a checkout ended, on its own page: PaymentResult.'],
      do: [
        'Give every action that the server allows: the card shows only those that fit the state.',
        'Ask with ConfirmDialog before giving an advert up: its post goes too.',
      ],
      dont: ['Do not hide ended adverts: people look for what they paid.'],
      keyboard: [
        ['Tab', 'To the post’s title, then to the actions.'],
        ['Enter, Space', 'On an action: does it. On the title Enter alone follows the link.'],
      ],
    },
  },
  decorators: [inColumn],
};

export default meta;
type Story = StoryObj<typeof OwnAdvertCard>;

/** An advert that awaits its payment can be paid or cancelled, but not promoted again. */
export const WaitingForPayment: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Pay before Sat, 14 Mar, 18:05, or the post is deleted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onGiveUp).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Promote again' })).toBeNull();
  },
};

/** An active advert has no actions, even if the application provides them. */
export const Running: Story = {
  args: ACTIVE,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running until Fri, 20 Mar, 09:30')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** During the request for the checkout both actions are disabled. */
export const CheckoutOnItsWay: Story = {
  args: { loading: 'pay' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await expect(canvas.getByRole('button', { name: 'Give up' })).toBeDisabled();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

const AWAY = 'The payment service cannot be reached right now. Try to pay again in a moment.';
const VARIED: Partial<Record<OwnAdvertCardProps['state'], Partial<OwnAdvertCardProps>>> = {
  awaiting_payment: { title: LONG_WORD, image: null },
  pending: { title: RTL.title },
  failed: { loading: 'pay', error: AWAY },
};

/** Every state; among them a title without a break opportunity, a right-to-left one, and a failed checkout request. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-form">
      {ADVERTS.map(({ _id, ...advert }) => (
        <OwnAdvertCard key={_id} {...args} {...advert} {...VARIED[advert.state]} />
      ))}
    </div>
  ),
};
