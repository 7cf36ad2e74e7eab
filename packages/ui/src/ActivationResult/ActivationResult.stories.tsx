import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LINK, linkControl } from '../fixtures/links.tsx';
import { LONG_WORD } from '../fixtures/posts.ts';
import { ActivationResult } from './ActivationResult.tsx';

const meta = {
  title: 'Feedback/ActivationResult',
  component: ActivationResult,
  args: { status: 'success', message: 'Your account is activated. You can log in now.', loginLink: LINK },
  argTypes: { loginLink: linkControl },
  parameters: {
    guide: {
      status: 'stable',
      use: ['/activate, where the link in the activation mail leads.'],
      avoid: ['The result of a payment: PaymentResult.', 'A message beside other content: Notice.'],
      do: ['Ask the server once, as soon as the page opens.', 'Show its own words, in success and failure.'],
      dont: ['Do not leave for /login by itself: people want to read what happened.'],
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

/** While the server is asked there is nothing to press. */
export const Pending: Story = {
  args: { status: 'pending', message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Activating your account');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The server's message in red, and the same way on. */
export const Refused: Story = {
  args: { status: 'error', message: 'This activation link has expired. Log in to get a new one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This activation link has expired.');
    await expect(canvas.getByRole('link', { name: 'Proceed to Login' })).toBeVisible();
  },
};

/** Waiting, done, refused, and refused at length. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ loginLink }) => (
    <>
      <ActivationResult status="pending" loginLink={loginLink} />
      <ActivationResult status="success" message="Your account is activated. You can log in now." loginLink={loginLink} />
      <ActivationResult status="error" message="This activation link has expired. Log in to get a new one." loginLink={loginLink} />
      <ActivationResult status="error" message={`No account waits for ${LONG_WORD}@example.com`} loginLink={loginLink} />
    </>
  ),
};
