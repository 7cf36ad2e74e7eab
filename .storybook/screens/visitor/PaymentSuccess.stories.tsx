import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /payment-success, the page after a successful checkout.
const meta = {
  title: 'Screens/Visitor/PaymentSuccess',
  component: AppScreen,
  args: {
    at: '/payment-success?reference=story',
    answers: { 'GET /api/payments/:reference': { data: { isAdvertRunning: true } } },
    shows: 'Go to Dashboard',
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

/** Anyone can open this address: without the provider's confirmation the page does not claim a success. */
export const Unknown: Story = {
  args: { answers: { 'GET /api/payments/:reference': { data: { isAdvertRunning: false } } } },
  globals: PHONE,
  tags: ['!screen'],
};
