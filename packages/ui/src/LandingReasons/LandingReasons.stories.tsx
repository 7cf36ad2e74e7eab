import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, MessagesSquare } from 'lucide-react';

import { LandingReasons } from './LandingReasons.tsx';

const meta = {
  title: 'Landing/LandingReasons',
  component: LandingReasons,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Buying here feels like your own market.',
    text: 'You know the seller and you ask your questions.',
    reasons: [
      { icon: <MessagesSquare />, title: 'Talk before you pay', text: 'Agree on the price and settle delivery in one chat.' },
      { icon: <BadgeCheck />, title: 'Vendors who were checked', text: 'Only verified vendors can post.' },
    ],
  },
} satisfies Meta<typeof LandingReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
