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
      use: ['A number that asks for attention: unread messages, notifications, flags that wait.'],
      avoid: ['A number that is merely told, such as followers: text.', 'A word: VendorBadge for verified vendors, else a tag.'],
      do: ['Say in `label` what is counted; it is read after the number.', 'Leave 0 to it: it shows nothing then.'],
      dont: ['Do not shorten the count yourself: 100 shows as 100, more as 99+ (spec §9).', 'No two badges on one thing.'],
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
/** Spec §9: counts over 100 show as "99+"; 100 itself is still shown. */
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
/** All its states on one sheet: few, many, the most that is shown as it is, and more; on an icon and in a title. */
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

/** Nothing to say: not even a space for screen readers. */
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
