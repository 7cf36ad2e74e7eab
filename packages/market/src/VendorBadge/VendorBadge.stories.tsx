import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VendorBadge } from './VendorBadge.tsx';

const meta = {
  title: 'People/VendorBadge',
  component: VendorBadge,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Beside the name of a vendor whom Oja has checked; in full on the profile, compact in rows and on posts.'],
      avoid: ['Other labels: Badge for counts, Notice for messages.', 'Admins and customers: it is only for vendors.'],
      do: ['Let it follow the name, on the same line.', 'Take it from the server’s word, never from a guess.'],
      dont: ['Do not recolour it: palm green means verified everywhere.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof VendorBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without visible text, screen readers still get it. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified Vendor')).toBeInTheDocument();
    await expect(canvas.getByText('Verified Vendor').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** Full, compact, and beside a name. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <VendorBadge />
      <VendorBadge compact />
      <div className="story-row" style={{ gap: 'var(--oja-space-1)' }}>
        <strong>Adaeze Nwosu</strong> <VendorBadge compact />
      </div>
    </div>
  ),
};
