import type { Meta, StoryObj } from '@storybook/react-vite';

import { REASONS } from '../fixtures/landing.tsx';
import { LandingReasons } from './LandingReasons.tsx';

const meta = {
  title: 'Landing/LandingReasons',
  component: LandingReasons,
  args: {
    title: 'Buying here feels like your own market.',
    text: 'You know the seller, you ask your questions, and you see it before you pay.',
    reasons: REASONS,
  },
  argTypes: {
    reasons: {
      control: 'inline-radio',
      options: ['Four', 'Two'],
      mapping: { Four: REASONS, Two: REASONS.slice(0, 2) },
    },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['Reasons to choose Oja, on the landing page.'],
      avoid: ['Something is done in order: LandingSteps.', 'Something costs money: LandingPricing.'],
      do: [
        'An even number, most important first.',
        'An icon of 24 px each, from the same family.',
        'Say what a person gets, not what the product has.',
      ],
      dont: ['Do not link from here: the page has one way in, and it comes twice already.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof LandingReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };
