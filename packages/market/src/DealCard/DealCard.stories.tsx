import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { LAGOS } from '../fixtures/chat.ts';
import { POST } from '../fixtures/posts.ts';
import { DealCard, type ShownDeal } from './DealCard.tsx';

const DEAL: ShownDeal = {
  state: 'offered',
  asked: 'vendor',
  amount: 16_000,
  units: 1,
  reason: null,
  terms: null,
  expiresAt: '2026-11-22T14:30:00+01:00',
  post: { title: POST.title, picture: drawnPicture(0, 160, 160).url, price: POST.price },
};
const OFFER = { action: 'offer', by: 'buyer', amount: 16_000 } as const;

const meta = {
  title: 'Chat/DealCard',
  component: DealCard,
  args: {
    deal: DEAL,
    step: OFFER,
    side: 'vendor',
    partnerName: 'Musa Bello',
    actions: ['accept', 'counter', 'decline'],
    onAct: fn(),
    postLink: <a href="#post">{''}</a>,
    timeZone: LAGOS,
  },
  argTypes: {
    deal: { control: 'object' },
    step: { control: 'object' },
    postLink: { control: false },
    actions: { control: 'object' },
    moreActions: { control: false },
    footer: { control: false },
    error: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['In place of a MessageBubble, for a message that is a step of a deal.'],
      avoid: ['A post without a deal: SharedPost.', 'An ordinary message: MessageBubble.'],
      do: [
        'Show the newest step of a deal in full, and all earlier ones with isPast.',
        'Put the action that goes on with the deal first.',
      ],
      dont: ['Do not offer an action that the server would refuse.', 'Do not say that Oja holds or moves money.'],
      keyboard: [['Tab', 'The post, then the actions.']],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof DealCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An offer is answered with one press. */
export const Answered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Musa Bello offered ₦16,000')).toBeVisible();
    await expect(canvas.getByText(/Waits for your answer until Sunday/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await expect(args.onAct).toHaveBeenCalledWith('accept');
  },
};

/** While an action is being sent, no other one can be taken. */
export const Sending: Story = {
  args: { loading: 'accept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

/** An earlier step is one line without actions. */
export const Past: Story = {
  args: { isPast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Musa Bello offered ₦16,000')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A vendor asks an amount, and completes an agreed deal as sold. */
export const Agreed: Story = {
  args: {
    deal: { ...DEAL, state: 'agreed', asked: null, expiresAt: null, amount: 17_000 },
    step: { action: 'accept', by: 'buyer', amount: null },
    actions: ['complete', 'arrange', 'cancel'],
    moreActions: (
      <Button size="small" variant="quiet">
        Tell a friend
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Musa Bello accepted ₦17,000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sold to Musa Bello' })).toBeVisible();
    await expect(canvas.getByText(/No money moves through Oja/)).toBeVisible();
  },
};

/** What is arranged is one line. */
export const Arranged: Story = {
  args: {
    deal: {
      ...DEAL,
      state: 'agreed',
      asked: null,
      expiresAt: null,
      terms: {
        handover: 'delivery',
        by: 'buyer',
        fee: 2500,
        place: 'Ikeja City Mall',
        time: '2026-12-05T15:00:00+01:00',
        payment: 'on_delivery',
      },
    },
    step: { action: 'arrange', by: 'buyer', amount: null },
    actions: ['complete', 'arrange', 'cancel'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Musa Bello changed the arrangement')).toBeVisible();
    await expect(
      canvas.getByText(/^Musa Bello arranges the delivery, delivery fee ₦2,500, Ikeja City Mall, Saturday/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }));
    await expect(args.onAct).toHaveBeenCalledWith('arrange');
  },
};

/** The server ended it: nobody declined it. */
export const EndedByTheServer: Story = {
  args: {
    deal: { ...DEAL, state: 'declined', asked: null, expiresAt: null, reason: 'The post is sold.' },
    step: { action: 'decline', by: null, amount: null },
    actions: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The offer has ended')).toBeVisible();
    await expect(canvas.getByText('The post is sold.')).toBeVisible();
    await expect(canvas.queryByText(/declined/i)).toBeNull();
  },
};

/** A completed deal can be reviewed, below what can be done with it. */
export const Reviewed: Story = {
  args: {
    deal: { ...DEAL, state: 'completed', asked: null, expiresAt: null },
    step: { action: 'complete', by: 'buyer', amount: null },
    actions: ['contest'],
    footer: (
      <Button size="small" variant="secondary">
        Write a review
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Contest',
      'Write a review',
    ]);
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <DealCard {...args} />
      <DealCard {...args} side="buyer" actions={['withdraw']} />
      <DealCard {...args} isPast />
      <DealCard {...args} {...Agreed.args} />
      <DealCard {...args} {...Agreed.args} side="buyer" />
      <DealCard {...args} {...Arranged.args} />
      <DealCard
        {...args}
        deal={{ ...DEAL, amount: 999_999_999, units: 3, post: { ...DEAL.post, title: LONG_WORD } }}
        partnerName={LONG_WORD}
        error="The deal has changed meanwhile. Look at its present state, then decide again."
      />
      <DealCard {...args} deal={{ ...DEAL, post: { ...DEAL.post, title: RTL.title } }} partnerName="أدايزي نووسو" />
      {(['completed', 'contested', 'declined', 'withdrawn', 'expired', 'cancelled'] as const).map((state) => (
        <DealCard
          key={state}
          {...args}
          deal={{ ...DEAL, state, asked: null, reason: state === 'cancelled' ? 'I have found another one.' : null }}
          actions={state === 'completed' ? ['contest'] : []}
        />
      ))}
    </div>
  ),
};
