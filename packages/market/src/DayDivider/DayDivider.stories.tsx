import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CHAT_NOW, LAGOS, minutesAgo } from '../fixtures/chat.ts';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { DayDivider } from './DayDivider.tsx';

const DAY = 24 * 60;

const meta = {
  title: 'Chat/DayDivider',
  component: DayDivider,
  args: { day: minutesAgo(10), now: CHAT_NOW, timeZone: LAGOS },
  argTypes: { day: { control: 'date' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above the first message of each day. MessageThread adds it automatically.'],
      avoid: ['Between parts of a page: Divider.', 'The age of a post: RelativeTime.'],
      do: ['Leave `now` out in the application: the name follows midnight.'],
      dont: ['Do not give a text: the day is derived from the message’s time.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof DayDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its tooltip shows the whole date. */
export const Yesterday: Story = {
  args: { day: minutesAgo(DAY) },
  decorators: [inColumn],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yesterday')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Thursday,? 19 November 2026$/),
    );
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <DayDivider {...args} day={minutesAgo(60 * DAY)} />
      <DayDivider {...args} day={minutesAgo(DAY)} />
      <DayDivider {...args} />
    </div>
  ),
};
