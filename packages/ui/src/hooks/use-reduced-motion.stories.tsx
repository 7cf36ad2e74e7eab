import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Spinner } from '../Spinner/Spinner.tsx';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { withReducedMotion } from '../../test/window-settings.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

function Example() {
  const still = useReducedMotion();
  return (
    <div className="story-row">
      <Spinner />
      <p>{still ? 'Less motion, please: nothing advances by itself.' : 'Motion is welcome.'}</p>
    </div>
  );
}

const meta = {
  title: 'Hooks/useReducedMotion',
  component: Example,
  parameters: {
    docs: hookDocs('useReducedMotion'),
    guide: {
      status: 'new',
      use: ['JavaScript moves something: a carousel that advances, letters that are typed, numbers that count.'],
      avoid: ['CSS moves it: use the motion tokens, and there is nothing to do.'],
      do: ['Show the end of the motion at once: the last number, the first tagline.'],
      dont: ['Do not leave anything out that the motion would have shown.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const looping = (element: HTMLElement) =>
  element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');

/** Follows the system's setting while the page is open; CSS animations stop too. */
export const FollowsTheSystem: Story = {
  play: async ({ canvas, canvasElement }) => {
    await withReducedMotion(async () => {
      await waitFor(() => expect(canvas.getByText(/^Less motion, please/)).toBeVisible());
      await waitFor(() => expect(looping(canvasElement)).toEqual([]));
    });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await waitFor(() => expect(canvas.getByText('Motion is welcome.')).toBeVisible());
    await waitFor(() => expect(looping(canvasElement)).toHaveLength(1));
  },
};
