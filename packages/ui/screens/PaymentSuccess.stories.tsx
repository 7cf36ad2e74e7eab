import type { Meta, StoryObj } from '@storybook/react-vite';

import { AccountLayout } from '../src/AccountLayout/AccountLayout.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { PaymentResult } from '../src/PaymentResult/PaymentResult.tsx';

function PaymentSuccess() {
  return (
    <AccountLayout homeLink={LINK}>
      <PaymentResult status="success" dashboardLink={LINK} />
    </AccountLayout>
  );
}

/** /payment-success. A checkout that ended otherwise is told on /dashboard/ads: see Ads. */
const meta = {
  title: 'Screens/PaymentSuccess',
  component: PaymentSuccess,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof PaymentSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
