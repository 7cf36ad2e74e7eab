import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ShellSkeleton } from './ShellSkeleton.tsx';

const meta = {
  title: 'Layout/ShellSkeleton',
  component: ShellSkeleton,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      status: 'stable',
      use: ['Once: the whole dashboard while the profile of who is logged in loads.'],
      avoid: ['A screen within the frame: its own skeleton, so that the tab bar stays.'],
      do: ['Replace it by DashboardLayout, which has the same measures.'],
      dont: ['Do not show it again for a refresh.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ShellSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Head, posts and tab bar. */
export const Overview: Story = {
  tags: ['overview'],
};

/** Said once for all of it. */
export const Announced: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dashboard');
  },
};
