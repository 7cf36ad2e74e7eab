import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Upload of wrapper.jpg', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of wrapper.jpg' })).toHaveProperty('position', 0.4);
  },
};
export const NotStarted: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 1, tone: 'done' } };
export const Failed: Story = { args: { value: 1, tone: 'failed' } };
/** How long it takes is not known. */
export const Unknown: Story = { args: { value: undefined } };
