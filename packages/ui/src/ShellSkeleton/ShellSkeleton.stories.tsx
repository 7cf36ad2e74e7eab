import type { Meta, StoryObj } from '@storybook/react-vite';

import { ShellSkeleton } from './ShellSkeleton.tsx';

const meta = {
  title: 'Layout/ShellSkeleton',
  component: ShellSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
