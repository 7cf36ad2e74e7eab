import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RelativeTime } from './RelativeTime.tsx';

const MINUTE = 60_000;

const meta = { title: 'Market/RelativeTime', component: RelativeTime, args: { value: 0 } } satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {
  render: () => <RelativeTime value={Date.now() + 30_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
};
export const Minutes: Story = {
  render: () => <RelativeTime value={Date.now() - 5 * MINUTE} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^[56] min$/)).toBeVisible();
  },
};
export const Hours: Story = { render: () => <RelativeTime value={Date.now() - 190 * MINUTE} /> };
export const AnotherYear: Story = {
  args: { value: '2024-03-12T09:30:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Mar 2024')).toHaveAttribute('datetime', '2024-03-12T08:30:00.000Z');
  },
};
export const NotADate: Story = {
  args: { value: 'yesterday or so' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
