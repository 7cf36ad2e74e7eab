import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { VerifyCodeForm, type VerifyCodeFormProps } from '../src/VerifyCodeForm/VerifyCodeForm.tsx';

function VerifyForgotPassword(form: VerifyCodeFormProps) {
  return (
    <AccountLayout title="Please check your email" homeLink={LINK}>
      <VerifyCodeForm {...form} />
    </AccountLayout>
  );
}

/** /verify-forgot-password. */
const meta = {
  title: 'Screens/VerifyForgotPassword',
  component: VerifyForgotPassword,
  args: { fields: { otp: { name: 'otp' } }, maskedEmail: 'ada******su@example.com', resendLink: LINK, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof VerifyForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const WrongCode: Story = {
  args: { fields: { otp: { name: 'otp', defaultValue: 'K7P2X', error: 'That code is not right. Check the email and try again.' } } },
  globals: phone,
  tags: ['!screen'],
};

/** The code is typed where the page opens, and sent with Enter. */
export const Walk: Story = {
  args: { autoFocus: true },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Character 1 of 5' })).toHaveFocus();
    await userEvent.keyboard('K7P2X');
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
