import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Link } from '@oja/ui/Link';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { SafetyNotice } from './SafetyNotice.tsx';

const meta = {
  title: 'Chat/SafetyNotice',
  component: SafetyNotice,
  args: { reasons: ['pay-first'], onDismiss: fn() },
  argTypes: {
    reasons: {
      control: 'check',
      options: ['pay-first', 'paid-claim', 'payment-details', 'look-alike-link', 'new-account'],
    },
    action: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['Under a message of another person in which the rules found something risky.'],
      avoid: ['Something went wrong: Notice.', 'An error of the server: MessageComposer’s state or a toast.'],
      do: ['Give the gravest reason first, and one note a message.', 'Remember that it was dismissed.'],
      dont: [
        'Do not hide or change the message itself.',
        'Do not say that the sender cheats: the rules can be wrong.',
        'Do not show it on own messages.',
      ],
      keyboard: [['Enter, Space', 'On the cross: takes the note away.']],
    },
  },
} satisfies Meta<typeof SafetyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A note, not an alert: it does not interrupt screen readers. Without a reason nothing is rendered. */
export const Dismissed: Story = {
  decorators: [inColumn],
  render: (args) => (
    <>
      <SafetyNotice {...args} />
      <SafetyNotice reasons={[]} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('note', { name: 'Safety note' })).toHaveTextContent('asks you to pay first');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss safety note' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: ({ onDismiss }) => (
    <div className="story-sheet">
      {(['pay-first', 'paid-claim', 'payment-details', 'look-alike-link', 'new-account'] as const).map((reason) => (
        <SafetyNotice key={reason} reasons={[reason]} />
      ))}
      <SafetyNotice
        reasons={['look-alike-link', 'new-account']}
        action={<Link href="#report">Report this message</Link>}
        onDismiss={onDismiss}
      />
    </div>
  ),
};
