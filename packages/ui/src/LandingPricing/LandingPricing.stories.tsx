import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { LandingPricing } from './LandingPricing.tsx';

const meta = {
  title: 'Landing/LandingPricing',
  component: LandingPricing,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Put your goods in front of everybody.',
    text: 'Posting is free. When something must move, promote it.',
    plans: [
      { name: 'Daily', price: '₦1,000', duration: 'for 24 hours', text: 'For the goods that must go today.' },
      { name: 'Weekly', price: '₦4,800', duration: 'for 7 days', text: 'A full week in front of the whole market.' },
    ],
    action: (
      <Button asChild size="large">
        <a href="#ads">Connect &amp; Transact</a>
      </Button>
    ),
  },
} satisfies Meta<typeof LandingPricing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
