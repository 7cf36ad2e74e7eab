import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { UnreadMarker } from './UnreadMarker.tsx';

const meta = {
  title: 'Chat/UnreadMarker',
  component: UnreadMarker,
  args: { count: 3 },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above the first unread message of a thread. MessageThread puts it there from `unread`.'],
      avoid: ['A count on an icon or a row: Badge.', 'Messages that come while one reads further up: JumpToNewest.'],
      do: ['Keep it where it was until the thread is left, so that the place can be found again.'],
      dont: ['Do not take it away when the messages count as seen: the reader may have looked elsewhere.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof UnreadMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { count: 1 },
  decorators: [inColumn],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 new message')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div style={{ maxInlineSize: '30rem' }}>
      <UnreadMarker count={1} />
      <UnreadMarker count={12} />
      <UnreadMarker count={101} />
    </div>
  ),
};
