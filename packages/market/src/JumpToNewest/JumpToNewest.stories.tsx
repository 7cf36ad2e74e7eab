import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { JumpToNewest } from './JumpToNewest.tsx';

const meta = {
  title: 'Chat/JumpToNewest',
  component: JumpToNewest,
  args: { count: 2, onClick: fn() },
  parameters: {
    guide: {
      status: 'new',
      use: ['Over a thread whose newest message is out of view. MessageThread shows it automatically.'],
      avoid: ['To the top of a page: a link.', 'Where reading stopped: UnreadMarker.'],
      do: ['Count only messages of the other person that came while the newest was out of view.'],
      dont: ['Do not scroll by yourself when a message comes: the reader is reading.'],
      keyboard: [['Enter, Space', 'Goes to the newest message.']],
    },
  },
} satisfies Meta<typeof JumpToNewest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  render: (args) => (
    <div className="story-row">
      <JumpToNewest {...args} />
      <JumpToNewest {...args} count={101} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Jump to newest, 2 new messages' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Jump to newest, 99+ new messages' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: ({ onClick }) => (
    <div className="story-sheet">
      <div className="story-row">
        {[0, 1, 24, 101].map((count) => (
          <JumpToNewest key={count} count={count} onClick={onClick} />
        ))}
      </div>
    </div>
  ),
};
