import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { count: 3, label: 'unread messages' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A number that needs attention: unread messages, notifications, open flags.'],
      avoid: ['A number that needs no attention, such as followers: text.', 'A word: plain text.'],
      do: ['Say in `label` what is counted; it is read after the number.', 'Pass 0 too: it then shows nothing.'],
      dont: [
        'Do not shorten the count yourself: 100 shows as 100, more as 99+ (product §9).',
        'No two badges on one thing.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveTextContent('3 unread messages');
  },
};
/** Product §9: counts over 100 show as "99+"; 100 itself is shown. */
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
/** All its states on one sheet: few, many, the largest count shown as a number, and more; on an icon and in a title. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <div className="story-row">
        {[1, 12, 99, 100, 101, 10_000].map((count) => (
          <Badge key={count} {...args} count={count} />
        ))}
      </div>
      <h2>
        Notifications <Badge count={4} label="unread" />
      </h2>
      <p dir="rtl">
        الرسائل <Badge {...args} count={101} />
      </p>
    </div>
  ),
};

/** A count of 0 renders nothing, not even a space for screen readers. */
export const None: Story = {
  args: { count: 0 },
  render: (args) => (
    <p>
      Messages <Badge {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Messages$/);
  },
};
