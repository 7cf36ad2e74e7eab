import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { ResendActivation } from '../ResendActivation/ResendActivation.tsx';
import { ActivationResult } from './ActivationResult.tsx';

const RESEND = (
  <ResendActivation onResend={fn()}>We can send a new link to the email of this account.</ResendActivation>
);

const meta = {
  title: 'Feedback/ActivationResult',
  component: ActivationResult,
  args: { status: 'success', message: 'Your account is activated. You can log in now.', loginLink: LINK },
  argTypes: { loginLink: linkControl },
  parameters: {
    guide: {
      status: 'stable',
      use: ['/activate, the target of the link in the activation email.'],
      avoid: ['The result of a payment: PaymentResult.', 'A message beside other content: Notice.'],
      do: [
        'Ask the server once, as soon as the page opens.',
        'Show the server’s message, for success and failure.',
        'Pass a ResendActivation as resend after a failure.',
      ],
      dont: ['Do not navigate to /login automatically: people want to read what happened.'],
      keyboard: [
        ['Tab', 'To Proceed to Login, once there is an answer.'],
        ['Enter', 'Goes to /login.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivationResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the request is pending there is no link or button. */
export const Pending: Story = {
  args: { status: 'pending', message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Activating your account');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Shows the server's message in red, a way to request another link, and the link to log in. */
export const Refused: Story = {
  args: { status: 'error', message: 'This activation link has expired. Ask for a new one.', resend: RESEND },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This activation link has expired.');
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Proceed to Login' })).toBeVisible();
  },
};

/** Pending, success, failure, and failure with a long message. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ loginLink }) => (
    <>
      <ActivationResult status="pending" loginLink={loginLink} />
      <ActivationResult
        status="success"
        message="Your account is activated. You can log in now."
        loginLink={loginLink}
      />
      <ActivationResult
        status="error"
        message="This activation link has expired. Log in to get a new one."
        loginLink={loginLink}
      />
      <ActivationResult
        status="error"
        message={`No account waits for ${LONG_WORD}@example.com`}
        loginLink={loginLink}
      />
    </>
  ),
};
