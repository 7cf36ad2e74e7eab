import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import type { Answers } from '../answers.ts';
import { CONFIG } from '../everyday.ts';
import { CUSTOMER, idOf } from '../fixtures/people.ts';
import { daysAgo } from '../freeze-time.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const OWN_FORM: Answers = { 'GET /config.json': { ...CONFIG, vendorFormUrl: null } };

const DECLINED = {
  _id: idOf('application'),
  businessName: 'Ngozi Pots',
  goods: 'Clay pots with lids, and repairs',
  address: '12 Ogui Road, Enugu',
  phoneNumber: '8031234567',
  note: '',
  state: 'declined' as const,
  reason: 'The phone number does not answer. Give one where we can reach you.',
  createdAt: daysAgo(3),
};

// /dashboard/verify-vendor, with an external form or Oja’s own.
const meta = {
  title: 'Screens/Customer/VerifyVendor',
  component: AppScreen,
  args: { at: '/dashboard/verify-vendor', viewer: CUSTOMER, shows: 'Become a verified vendor' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const OwnForm: Story = {
  args: { answers: { ...OWN_FORM, 'GET /api/v1/vendors/applications/own': { data: null } }, shows: 'Business name' },
  globals: PHONE,
  tags: ['!screen'],
};

export const Refused: Story = {
  args: {
    answers: { ...OWN_FORM, 'GET /api/v1/vendors/applications/own': { data: DECLINED } },
    shows: DECLINED.reason,
  },
  globals: PHONE,
  tags: ['!screen'],
};

export const Applied: Story = {
  args: {
    answers: { ...OWN_FORM, 'GET /api/v1/vendors/applications/own': { data: { ...DECLINED, state: 'waiting' } } },
    shows: 'Your application is with us',
  },
  globals: PHONE,
  tags: ['!screen'],
};
