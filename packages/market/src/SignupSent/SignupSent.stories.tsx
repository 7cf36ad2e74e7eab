import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { SignupSent } from './SignupSent.tsx';

const SENT = 'Account created. We sent an activation link to your email. Open it to start.';
const RESENT = 'If this account still waits to be activated, a new link is on its way to its email.';

const meta = {
  title: 'Feedback/SignupSent',
  component: SignupSent,
  args: {
    successMessage: SENT,
    email: 'ngozi@gmail.com',
    mailbox: { name: 'Gmail', url: 'https://mail.google.com/' },
    loginLink: LINK,
    onResend: fn(),
    onOtherAddress: fn(),
  },
  argTypes: { mailbox: { control: 'object' }, loginLink: linkControl },
  parameters: {
    guide: {
      status: 'new',
      use: ['/signup, in place of the SignupForm once the account is made.'],
      avoid: ['A login or a link that was refused: ResendActivation.'],
      do: ['Show the address as it was typed, so that a mistake is seen.', 'Keep what was typed for the way back.'],
      dont: ['Do not guess the web mail of an unknown domain.', 'Do not show the passwords again.'],
      keyboard: [
        ['Tab', 'From the heading to the mailbox, “Send it again”, “Use another address”, Login.'],
        ['Enter', 'On the mailbox: opens it in a new tab.'],
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
} satisfies Meta<typeof SignupSent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading has the focus, the mailbox comes next; only the green box is announced. */
export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
    const [box, answer] = canvas.getAllByRole('status');
    await expect(box).toHaveTextContent(SENT);
    await expect(answer).toBeEmptyDOMElement();
    await userEvent.tab();
    const mailbox = canvas.getByRole('link', { name: 'Open Gmail' });
    await expect(mailbox).toHaveFocus();
    await expect(mailbox).toHaveAttribute('target', '_blank');
    await expect(mailbox).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOtherAddress).toHaveBeenCalledOnce();
  },
};

/** A long address without a known web mail, sent again, on a phone. */
export const LongAddressOnAPhone: Story = {
  args: { email: `${LONG_WORD.slice(0, 90)}@example.com`, mailbox: undefined, resentMessage: RESENT },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(RESENT)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent('Login');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** With a known web mail, with another one, and with the email being sent again. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <SignupSent {...args} />
      <SignupSent
        {...args}
        email={`${LONG_WORD.slice(0, 90)}@example.com`}
        mailbox={undefined}
        resentMessage={RESENT}
      />
      <SignupSent {...args} loading />
    </>
  ),
};
