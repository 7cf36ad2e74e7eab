import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

/** /payment-success, where a checkout ends that was paid. */
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

/** Anybody can open this address: without the word of the provider it is no success. */
export const Unknown: Story = {
  args: { answers: { 'GET /api/payments/:reference': { data: { isAdvertRunning: false } } } },
  globals: PHONE,
  tags: ['!screen'],
};
