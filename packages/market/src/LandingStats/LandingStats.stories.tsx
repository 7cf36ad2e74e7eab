import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { STATS } from '../fixtures/landing.tsx';
import { LandingStats } from './LandingStats.tsx';

const meta = {
  title: 'Landing/LandingStats',
  component: LandingStats,
  args: { title: 'Oja in numbers', stats: STATS },
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: ['The statistics panel of the landing page, once.'],
      avoid: ['A single number within other content: StatCounter.'],
      do: ['Four numbers, with labels of two or three words.', 'Keep the title short: only screen readers use it.'],
      dont: ['Do not put links or buttons on the marigold.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof LandingStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['overview'] };

/** Screen readers always get the final numbers. */
export const Counts: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Oja in numbers' });
    await expect(panel).toBeVisible();
    for (const value of ['10,000', '20,000', '84.7%', '500']) {
      await expect(
        await canvas.findByText(value, { selector: ':not([aria-hidden])' }, { timeout: 4000 }),
      ).toBeInTheDocument();
    }
  },
};
