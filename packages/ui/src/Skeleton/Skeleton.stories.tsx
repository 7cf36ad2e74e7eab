import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Text: Story = { args: { shape: 'text', lines: 3 } };
export const Circle: Story = { args: { shape: 'circle', width: 'target' } };
