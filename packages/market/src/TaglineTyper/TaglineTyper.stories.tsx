import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { withReducedMotion } from '../../../ui/test/window-settings.ts';
import { TaglineTyper } from './TaglineTyper.tsx';

const TAGLINES = ['Sell.', 'Buy from people you can ask.', 'Follow your tailor.'];

const meta = {
  title: 'Landing/TaglineTyper',
  component: TaglineTyper,
  args: { taglines: TAGLINES, pauseMs: 1000 },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Several short lines take turns under the one headline of the landing page.'],
      avoid: ['The lines matter each: a list.', 'News arrives: Toast or Notice.'],
      do: [
        'Lines of like length, five at most.',
        'Put the best one first: without scripts and with reduced motion it is the only one.',
      ],
      dont: ['Do not use it twice on a page.', 'Do not say anything only here.'],
      keyboard: [
        ['Tab', 'To the pause button.'],
        ['Enter, Space', 'Stops the typing where it is, or lets it go on.'],
      ],
    },
  },
} satisfies Meta<typeof TaglineTyper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As rendered by the server, and with reduced motion. */
export const Overview: Story = {
  tags: ['overview'],
  args: { taglines: ['Find the phone, the fabric and the plumber.', 'Follow the vendors you trust.'] },
  decorators: [
    (Story) => (
      <p className="story-tagline">
        <Story />
      </p>
    ),
  ],
};

/** With reduced motion the first line is static, and there is no pause button. */
export const Still: Story = {
  args: { pauseMs: 100 },
  play: async ({ canvas, canvasElement }) => {
    await withReducedMotion(async () => {
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(canvasElement.querySelector('[aria-hidden=true]')).toHaveTextContent(/^Sell\.$/);
    });
  },
};

/** Typed, deleted, typed again, in a box of constant height; and it can be paused. */
export const Typing: Story = {
  args: { pauseMs: 1500 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stage = canvasElement.querySelector('[aria-hidden=true]');
    const height = stage?.getBoundingClientRect().height;
    await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(stage ?? canvasElement).lineHeight));
    await expect(stage).toHaveTextContent(/^Sell\.$/);
    await waitFor(() => expect(stage).toHaveTextContent('Buy from'), { timeout: 8000 });
    await expect(stage?.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the taglines' }));
    const stopped = stage?.textContent;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(stage?.textContent).toBe(stopped);
    await expect(canvas.getByText(TAGLINES.join(' '))).toBeInTheDocument();
  },
};

/** The last line is followed by the first. */
export const StartsAgain: Story = {
  args: { taglines: ['Sell.', 'Buy.'], pauseMs: 60 },
  play: async ({ canvasElement }) => {
    const stage = canvasElement.querySelector('[aria-hidden=true]');
    for (const line of ['Sell.', 'Buy.', 'Sell.']) {
      await waitFor(() => expect(stage?.textContent).toBe(line), { timeout: 3000, interval: 20 });
    }
  },
};
