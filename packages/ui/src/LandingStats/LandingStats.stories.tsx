import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LandingStats } from './LandingStats.tsx';

const meta = {
  title: 'Landing/LandingStats',
  component: LandingStats,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Oja in numbers',
    stats: [
      { label: 'Total payments made', value: 10_000 },
      { label: 'Total received', value: 20_000 },
      { label: 'Success rate', value: 84.7, decimals: 1, suffix: '%' },
      { label: 'Total active users', value: 500 },
    ],
  },
} satisfies Meta<typeof LandingStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('84.7%', {}, { timeout: 4000 })).toBeInTheDocument();
  },
};
