import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ResendActivation } from './ResendActivation.tsx';

const SENT = 'If this account waits for its activation, a new link is on its way.';

const meta = {
  title: 'Feedback/ResendActivation',
  component: ResendActivation,
  args: { onResend: fn() },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'As the notice of LoginForm, when the server answers that the account is not activated.',
        'In ActivationResult, when the link was refused.',
      ],
      avoid: ['After signing up: SignupSent, which has a button of its own.'],
      do: ['Show the server’s answer as sentMessage once it is there.'],
      dont: ['Do not offer it before a login or a link was refused for this reason.'],
      keyboard: [['Enter, Space', 'On the button: sends the link again.']],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResendActivation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** The answer replaces the question and its button. */
export const Sent: Story = {
  args: { sentMessage: SENT },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(SENT);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Offered, in progress, sent. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ onResend }) => (
    <>
      <ResendActivation onResend={onResend} />
      <ResendActivation onResend={onResend} loading />
      <ResendActivation onResend={onResend} sentMessage={SENT} />
    </>
  ),
};
