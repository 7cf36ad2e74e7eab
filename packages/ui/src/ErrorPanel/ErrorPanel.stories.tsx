import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ErrorPanel } from './ErrorPanel.tsx';

const meta: Meta<typeof ErrorPanel> = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { title: 'Failed to load messages', text: 'Network Error! Check your connection.', onRetry: fn() },
};

export default meta;
type Story = StoryObj<typeof ErrorPanel>;

export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load messages');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const NothingToDo: Story = { args: { onRetry: undefined, title: 'This post no longer exists' } };
