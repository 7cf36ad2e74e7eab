import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { withReducedMotion, withWindow } from '../../../ui/test/window-settings.ts';
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
        ['Tab', 'To the taglines, which are a button.'],
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

/** With reduced motion the first line is static, and there is nothing to pause. */
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

/** Typed, deleted, typed again, in a box of constant height; pressing it pauses it, and only then a sign is shown. */
export const Typing: Story = {
  args: { pauseMs: 1500 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stage = canvasElement.querySelector('[aria-hidden=true]');
    const height = stage?.getBoundingClientRect().height;
    await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(stage ?? canvasElement).lineHeight));
    await expect(stage).toHaveTextContent(/^Sell\.$/);
    await waitFor(() => expect(stage).toHaveTextContent('Buy from'), { timeout: 8000 });
    await expect(stage?.getBoundingClientRect().height).toBe(height);
    const button = canvas.getByRole('button', { name: 'Pause the taglines' });
    const sign = () => getComputedStyle(button.querySelector('svg') ?? button).opacity;
    await expect(sign()).toBe('0');
    await userEvent.click(button);
    await userEvent.unhover(button);
    button.blur();
    await expect(button).toHaveAccessibleName('Play the taglines');
    await expect(sign()).toBe('1');
    const stopped = stage?.textContent;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(stage?.textContent).toBe(stopped);
    await expect(canvas.getByText(TAGLINES.join(' '))).toBeInTheDocument();
  },
};

/** On a narrow phone each word is typed in the line where it stays, and the box is as high as the longest line. */
export const KeepsItsPlace: Story = {
  args: { taglines: ['Sell.', 'Find the phone, the fabric and the plumber.'], pauseMs: 100 },
  decorators: [
    (Story) => (
      <p className="story-tagline">
        <Story />
      </p>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const stage = canvasElement.querySelector('[aria-hidden=true]') ?? canvasElement;
    const written = stage.querySelector('[data-ahead] > span') ?? stage;
    /** The place of a letter of what is written. */
    const topOf = (letter: number) => {
      const range = document.createRange();
      range.setStart(written.firstChild ?? written, letter);
      range.setEnd(written.firstChild ?? written, letter + 1);
      return range.getBoundingClientRect().top;
    };
    await withWindow(320, 640, async () => {
      const { height } = stage.getBoundingClientRect();
      const tops = new Map<number, number>();
      await waitFor(
        async () => {
          const text = written.textContent;
          if (text.startsWith('F')) tops.set(text.length - 1, topOf(text.length - 1));
          await expect(text).toBe(args.taglines[1]);
        },
        { timeout: 8000, interval: 15 },
      );
      await expect(new Set(tops.values()).size).toBeGreaterThan(1);
      for (const [letter, top] of tops) await expect(topOf(letter)).toBe(top);
      await expect(stage.getBoundingClientRect().height).toBe(height);
    });
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
