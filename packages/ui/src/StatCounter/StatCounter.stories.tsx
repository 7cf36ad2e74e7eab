import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { withReducedMotion } from '../../test/window-settings.ts';
import { StatCounter } from './StatCounter.tsx';

const meta = {
  title: 'Content/StatCounter',
  component: StatCounter,
  args: { value: 10_000, decimals: 0, prefix: '', suffix: '' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A number that impresses, on a page that is seen once: the statistics of the landing page.'],
      avoid: ['A number that changes or is acted on: text.', 'A price: Price.', 'A count on an icon: Badge.'],
      do: [
        'Use large tabular figures, so that its width does not change.',
        'Put it into a definition list with its label.',
      ],
      dont: ['Do not animate numbers below 100 in a list: the animation ends too early.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof StatCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The final numbers. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-row story-figures">
      <StatCounter value={10_000} prefix="₦" />
      <StatCounter value={84.7} decimals={1} suffix="%" />
      <StatCounter value={500} suffix="+" />
      <StatCounter value={0} />
    </div>
  ),
};

/** With reduced motion the final number is shown immediately. */
export const Still: Story = {
  args: { value: 84.7, decimals: 1, suffix: '%' },
  play: async ({ canvas, canvasElement }) => {
    await withReducedMotion(async () => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-hidden=true]')).toBeNull());
      await expect(canvas.getByText('84.7%')).toBeVisible();
    });
  },
};

/** Counts for 2 s when it comes into view; screen readers always get the final number. */
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

/** In the locale of its provider, also while it counts. */
export const InAnotherLocale: Story = {
  args: { value: 84_000.7, decimals: 1 },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <StatCounter {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const digits = await waitFor(() => {
      const moving = canvasElement.querySelector('[aria-hidden=true]');
      if (!moving) throw new Error('Counting has not begun.');
      return moving;
    });
    await waitFor(() => expect(digits.textContent).toMatch(/^[1-9]\d?\.\d{3},\d$/));
    await waitFor(() => expect(canvas.getByText('84.000,7')).toBeVisible(), { timeout: 3000 });
  },
};
