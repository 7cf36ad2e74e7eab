import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { TaglineTyper } from './TaglineTyper.tsx';

const TAGLINES = ['Sell.', 'Buy from people you can ask.', 'Follow your tailor.'];

const meta = {
  title: 'Landing/TaglineTyper',
  component: TaglineTyper,
  args: { taglines: TAGLINES, pauseMs: 300 },
} satisfies Meta<typeof TaglineTyper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, taken away, typed again, in a box that never changes its height; and it can be stopped. */
export const Typing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stage = canvasElement.querySelector('[aria-hidden=true]');
    const height = stage?.getBoundingClientRect().height;
    await expect(stage).toHaveTextContent(/^Sell\.$/);
    await waitFor(() => expect(stage).toHaveTextContent('Buy from'), { timeout: 4000 });
    await expect(stage?.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the taglines' }));
    const stopped = stage?.textContent;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(stage?.textContent).toBe(stopped);
    await expect(canvas.getByText(TAGLINES.join(' '))).toBeInTheDocument();
  },
};
