import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VendorBadge } from './VendorBadge.tsx';

const meta = { title: 'People/VendorBadge', component: VendorBadge } satisfies Meta<typeof VendorBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified Vendor')).toBeInTheDocument();
  },
};
