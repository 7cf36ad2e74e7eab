import { confirm } from '@oja/contract/answers';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /activate, the target of the link in the activation email.
const meta = {
  title: 'Screens/Visitor/Activate',
  component: AppScreen,
  args: {
    at: '/activate?email=ngozi@example.com&token=story',
    answers: { 'GET /api/activate': { ...confirm('activated'), data: { userName: 'ngozi' } } },
    shows: CONFIRMATIONS.activated,
  },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const Pending: Story = {
  args: { answers: { 'GET /api/activate': PENDING }, shows: 'Account activation' },
  globals: PHONE,
  tags: ['!screen'],
};

/** After a failure the link can be requested again. */
export const Refused: Story = {
  args: {
    answers: { 'GET /api/activate': errorResponse('activation_expired') },
    shows: ERROR_MESSAGES.activation_expired,
  },
  globals: PHONE,
  tags: ['!screen'],
};
