import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { MotionPage } from './MotionPage.tsx';
import { readTokens } from './read-tokens.ts';
import { tokenValue } from './read-values.ts';
import { reducedMotionTokens } from './reduced-motion.ts';

const meta = {
  title: 'Tokens/Motion',
  tags: ['!autodocs'],
  component: MotionPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const dotsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-dot]')];
const milliseconds = (duration: string) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);

/** Durations and easing; the button plays them. */
export const Motion: Story = {
  tags: ['overview'],
  render: () => <MotionPage />,
};

/** Each dot takes exactly as long as its token. */
export const Moves: Story = {
  render: () => <MotionPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = readTokens('oja-motion-').map(({ name }) => name);
    await expect(names.length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Let them move' }));
    const dots = dotsOf(canvasElement);
    await expect(dots.map((dot) => milliseconds(getComputedStyle(dot).transitionDuration))).toEqual(
      names.map((name) => milliseconds(tokenValue(name))),
    );
    await waitFor(() => expect(dots.flatMap((dot) => dot.getAnimations())).toEqual([]), { timeout: 4000 });
    await expect(dots.map((dot) => dot.offsetLeft > (dot.parentElement?.offsetWidth ?? 0) / 2)).not.toContain(false);
  },
};

/** With reduced motion every dot is at its end immediately, and nothing loops. */
export const ReducedMotion: Story = {
  render: () => <MotionPage changed={reducedMotionTokens()} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reduced = reducedMotionTokens();
    await expect([...reduced.keys()]).toEqual(['--oja-motion-fast', '--oja-motion-base', '--oja-motion-slow']);
    await userEvent.click(canvas.getByRole('button', { name: 'Let them move' }));
    const isBrief = ({ dataset }: HTMLElement) => reduced.has(dataset['dot'] ?? '');
    const brief = dotsOf(canvasElement).filter(isBrief);
    const loops = dotsOf(canvasElement).filter((dot) => !isBrief(dot));
    await expect(loops.length).toBeGreaterThan(0);
    await expect(loops.flatMap((dot) => dot.getAnimations())).toEqual([]);
    await expect(canvas.getAllByText('stands still')).toHaveLength(loops.length);
    await expect(brief.map((dot) => milliseconds(getComputedStyle(dot).transitionDuration) < 1)).toEqual([
      true,
      true,
      true,
    ]);
  },
};
