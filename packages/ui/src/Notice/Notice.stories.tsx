import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { Notice } from './Notice.tsx';

const again = (
  <Button variant="secondary" size="small">
    Send the link again
  </Button>
);

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Check your email: the link in it activates your account.' },
  argTypes: {
    children: { control: 'text' },
    title: { control: 'text' },
    action: {
      control: 'inline-radio',
      options: ['Send the link again', 'None'],
      mapping: { 'Send the link again': again, None: undefined },
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      status: 'stable',
      use: ['A message in its place on the page: the green box after signing up, what a form could not do.'],
      avoid: [
        'A short word that passes: a toast.',
        'The error of one field: the field’s error.',
        'A list that could not be loaded: EmptyState with tone danger.',
      ],
      do: [
        'Put it where the eyes are: over the form’s button, not at the top of the page.',
        'Use the server’s message as it is.',
      ],
      dont: ['Do not show several at once.', 'Do not use the colour alone: the words say whether it worked.'],
      keyboard: [
        ['Tab', 'To its action, then to the cross.'],
        ['Enter, Space', 'On the cross: calls onDismiss.'],
      ],
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four kinds, with title, action and close button; long and right-to-left texts. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-form">
      <Notice tone="success">Account created. Check your email: the link in it activates your account.</Notice>
      <Notice tone="danger">This link has already been used.</Notice>
      <Notice tone="neutral" title="Daily plan" onDismiss={() => undefined}>
        You will be asked to pay ₦1,000.
      </Notice>
      <Notice tone="warning" action={again}>
        This account is not activated yet.
      </Notice>
      <Notice tone="danger">{`Failed to upload ${LONG_WORD}.jpg`}</Notice>
      <div dir="rtl">
        <Notice tone="neutral" title={RTL.title} onDismiss={() => undefined}>
          {RTL.description}
        </Notice>
      </div>
    </div>
  ),
};

/** A success is announced politely. */
export const Success: Story = {
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your email');
  },
};

/** An error is announced immediately. */
export const Failure: Story = {
  args: { tone: 'danger', children: 'This link has already been used.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has already been used.');
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
