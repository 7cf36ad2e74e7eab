import type { Meta, StoryObj } from '@storybook/react-vite';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { ActivationResult, type ActivationResultProps } from '../src/ActivationResult/ActivationResult.tsx';
import { LINK } from '../src/fixtures/links.tsx';

function Activate(result: ActivationResultProps) {
  return (
    <AccountLayout title="Account activation" homeLink={LINK}>
      <ActivationResult {...result} />
    </AccountLayout>
  );
}

/** /activate, where the link in the mail leads. */
const meta = {
  title: 'Screens/Activate',
  component: Activate,
  args: { status: 'success', message: 'Your account is activated. You can log in now.', loginLink: LINK },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Activate>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Pending: Story = { args: { status: 'pending' }, globals: phone, tags: ['!screen'] };
export const Refused: Story = {
  args: { status: 'error', message: 'This activation link has expired. Log in to get a new one.' },
  globals: phone,
  tags: ['!screen'],
};
