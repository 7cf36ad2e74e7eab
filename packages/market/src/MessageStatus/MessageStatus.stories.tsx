import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MessageStatus } from './MessageStatus.tsx';

const STATES = ['sending', 'sent', 'seen', 'failed'] as const;

const meta = {
  title: 'Chat/MessageStatus',
  component: MessageStatus,
  args: { status: 'seen' },
  parameters: {
    guide: {
      status: 'new',
      use: ['Beside the time of an own message, in its bubble and in its conversation’s row.'],
      avoid: ['Messages of the other person: they carry none.', 'The upload of a picture: ProgressBar.'],
      do: [
        'Keep a message `sending` until the server has acknowledged it, however long that takes.',
        'On an own bubble, give ground="bubble".',
      ],
      dont: [
        'Do not show `seen` where the other has read receipts off: leave it at `sent`.',
        'Do not distinguish sent and seen by colour alone.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof MessageStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen has a label, and another colour than sent. */
export const Seen: Story = {
  render: (args) => (
    <div className="story-row">
      <MessageStatus {...args} />
      <MessageStatus status="sent" />
    </div>
  ),
  play: async ({ canvas }) => {
    const colour = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(canvas.getByText('Seen')).toBeInTheDocument();
    await expect(colour('Seen')).not.toBe(colour('Sent'));
  },
};

/** All its states, on the page and on an own bubble. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      {(['page', 'bubble'] as const).map((ground) => (
        <div
          key={ground}
          className="story-row"
          style={{ padding: '0.5rem', ...(ground === 'bubble' && { background: 'var(--oja-color-bubble)' }) }}
        >
          {STATES.map((status) => (
            <MessageStatus key={status} status={status} ground={ground} />
          ))}
        </div>
      ))}
    </div>
  ),
};
