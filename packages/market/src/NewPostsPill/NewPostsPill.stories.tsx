import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NewPostsPill } from './NewPostsPill.tsx';

const meta = {
  title: 'Market/NewPostsPill',
  component: NewPostsPill,
  args: { count: 3, onClick: fn() },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above a list of posts that can be reloaded, in the container that scrolls with the list.'],
      avoid: ['In a thread: JumpToNewest.', 'For counts on tabs and rows: Badge.'],
      do: ['Keep it mounted once it was shown, so that further posts are announced.'],
      dont: ['Do not load the list by yourself when posts come: the reader is reading.'],
      keyboard: [['Enter, Space', 'Loads the new posts and goes to the top.']],
    },
  },
} satisfies Meta<typeof NewPostsPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const pill = await canvas.findByRole('button', { name: '3 new posts' });
    await expect(canvas.getByRole('status')).toContainElement(pill);
    await userEvent.tab();
    await expect(pill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { count: 1, loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const pill = await canvas.findByRole('button', { name: '1 new post' });
    await expect(pill).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pill);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: ({ onClick }) => (
    <div className="story-sheet">
      {[1, 3, 99, 100].map((count) => (
        <div key={count} style={{ blockSize: '3rem' }}>
          <NewPostsPill count={count} onClick={onClick} />
        </div>
      ))}
      <div style={{ blockSize: '3rem' }}>
        <NewPostsPill count={3} loading onClick={onClick} />
      </div>
    </div>
  ),
};
