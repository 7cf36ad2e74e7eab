import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PlanBanner } from './PlanBanner.tsx';

const meta = {
  title: 'Adverts/PlanBanner',
  component: PlanBanner,
  args: { planName: 'Weekly', amount: 4800, duration: 'for 7 days', changeLink: LINK },
  argTypes: { changeLink: linkControl },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above the post form when the address names a plan: an advert is being written.'],
      avoid: ['Choosing the plan: PlanPicker.', 'After posting: the checkout has the amount.'],
      do: ['Show the plan’s price of now, not the one in the address.', 'Offer the way back to the plans.'],
      dont: ['Do not show it for a post that is free.'],
      keyboard: [
        ['Tab', 'To Change plan.'],
        ['Enter', 'Goes back to the plans.'],
      ],
    },
  },
  decorators: [inColumn],
} satisfies Meta<typeof PlanBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AmountToPay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Advert plan' })).toHaveTextContent(
      'Amount to pay: ₦4,800 for 7 days',
    );
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toBeVisible();
  },
};

/** Both plans, and a long name without a link back. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-form">
      <PlanBanner planName="Daily" amount={1000} duration="for 24 hours" changeLink={LINK} />
      <PlanBanner planName="Weekly" amount={4800} duration="for 7 days" changeLink={LINK} />
      <PlanBanner planName={LONG_WORD} amount={1_250_000_000} duration="for 7 days" />
    </div>
  ),
};
