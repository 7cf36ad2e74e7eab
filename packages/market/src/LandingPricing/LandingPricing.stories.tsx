import type { Meta, StoryObj } from '@storybook/react-vite';

import { LargeLink, PLANS } from '../fixtures/landing.tsx';
import { LandingPricing } from './LandingPricing.tsx';

const action = <LargeLink to="/login">Connect & Transact</LargeLink>;

const meta = {
  title: 'Landing/LandingPricing',
  component: LandingPricing,
  args: {
    title: 'Put your goods in front of everybody.',
    text: 'Posting is free. When something must move, promote it: your advert returns after every three posts in the feed.',
    plans: PLANS,
    action,
  },
  argTypes: {
    action: {
      control: 'inline-radio',
      options: ['Connect & Transact', 'None'],
      mapping: { 'Connect & Transact': action, None: undefined },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The prices of adverts, for visitors.'],
      avoid: ['A plan is chosen: PlanPicker.', 'A chosen plan is paid: PlanBanner.'],
      do: [
        'Price first, then what it buys, then for whom.',
        'Hand over prices ready to read, from the same limits as the picker.',
      ],
      dont: ['Do not cross out prices or count down: nothing here is a bargain that runs out.'],
      keyboard: [['Tab', 'To the action.']],
    },
  },
} satisfies Meta<typeof LandingPricing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };
