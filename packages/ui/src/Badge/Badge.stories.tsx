import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { count: 3, label: 'unread messages' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveTextContent('3 unread messages');
  },
};
/** Spec §9: counts over 100 show as "99+"; 100 itself is still shown. */
export const ExactlyOneHundred: Story = {
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100')).toBeVisible();
  },
};
export const OverOneHundred: Story = {
  args: { count: 101 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
