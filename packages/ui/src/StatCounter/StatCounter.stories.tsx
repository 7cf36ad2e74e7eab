import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { StatCounter } from './StatCounter.tsx';

const meta = { title: 'Landing/StatCounter', component: StatCounter, args: { value: 10_000 } } satisfies Meta<typeof StatCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts once it is seen, for 2 s; screen readers have the final value all the time. */
export const Counts: Story = {
  args: { prefix: '₦' },
  play: async ({ canvas, canvasElement }) => {
    const digits = await waitFor(() => {
      const moving = canvasElement.querySelector('[aria-hidden=true]');
      if (!moving) throw new Error('Counting has not begun.');
      return moving;
    });
    await expect(canvas.getByText('₦10,000', { selector: ':not([aria-hidden])' })).toBeInTheDocument();
    await waitFor(() => expect(digits.textContent).toMatch(/^₦[1-9][0-9,]*$/));
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden=true]')).toBeNull(), { timeout: 3000 });
    await expect(canvas.getByText('₦10,000')).toBeVisible();
  },
};
export const Percent: Story = { args: { value: 84.7, decimals: 1, suffix: '%' } };
