import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LandingHero } from './LandingHero.tsx';

const meta = {
  title: 'Landing/LandingHero',
  component: LandingHero,
  parameters: { layout: 'fullscreen' },
  args: {
    headline: 'The whole market knows your name.',
    text: 'Oja brings Nigeria’s vendors and their customers to one place.',
    taglines: ['Follow the vendors you trust.', 'Ask before you pay.', 'From Aba to Zaria, one market.'],
    actions: (
      <Button asChild size="large">
        <a href="#signup">Get Started</a>
      </Button>
    ),
  },
} satisfies Meta<typeof LandingHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The whole market knows your name.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    headline: 'Everything a household, a workshop and a wedding could ever need, at once.',
    taglines: ['Hand-woven aso-oke for the whole family, delivered to your door before Saturday morning.'],
  },
};
