import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RelativeTime } from './RelativeTime.tsx';

const MINUTE = 60_000;
/** The current time in screenshots: a Friday afternoon in Lagos. */
const NOW = Date.parse('2026-11-20T14:30:00+01:00');

const meta = {
  title: 'Content/RelativeTime',
  component: RelativeTime,
  args: { value: '2024-03-12T09:30:00+01:00' },
  argTypes: { value: { control: 'date' }, now: { control: 'number' } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['How long ago something was posted, said or done.'],
      avoid: [
        'A future or an exact time: write date and time.',
        'Rows of a list whose times have a format of their own.',
      ],
      do: [
        'Give what the server sends; no formatting before.',
        'Pass now only for a fixed current time, as in screenshots.',
      ],
      dont: ['Do not write “ago” after it: it reads as a date after a day.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Mar 2024')).toHaveAttribute('datetime', '2024-03-12T08:30:00.000Z');
  },
};

/** From now to another year; the last line is in a right-to-left page. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <div className="story-row">
        {[-5, 0, 1, 59, 60, 23 * 60, 24 * 60, 400 * 24 * 60].map((minutes) => (
          <RelativeTime key={minutes} value={NOW - minutes * MINUTE} now={NOW} />
        ))}
      </div>
      <div dir="rtl" lang="ar">
        <RelativeTime value={NOW - 5 * MINUTE} now={NOW} />
      </div>
    </div>
  ),
};

export const Now: Story = {
  render: () => <RelativeTime value={Date.now() + 30_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

/** With the clock, and with a fixed current time. */
export const Minutes: Story = {
  render: () => (
    <div className="story-row">
      <RelativeTime value={Date.now() - 5 * MINUTE} />
      <RelativeTime value={NOW - 42 * MINUTE} now={NOW} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^[56] min$/)).toBeVisible();
    await userEvent.hover(canvas.getByText('42 min'));
    await expect(canvas.getByText('42 min')).toHaveAttribute('title', expect.stringContaining('2026'));
  },
};

/** An invalid date renders nothing, rather than "Invalid Date". */
export const NotADate: Story = {
  args: { value: 'yesterday or so' },
  render: (args) => (
    <p>
      Chop Life Foods <RelativeTime {...args} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Chop Life Foods')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
