import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { CUSTOMER } from '../fixtures/people.ts';
import { daysAgo, hoursAgo, minutesAgo } from '../freeze-time.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

const device = (last: number, name: string, place: string, lastUsedAt: string) => ({
  _id: `0197a000-0000-7000-8000-00000000000${last}`,
  device: name,
  place,
  createdAt: daysAgo(20),
  lastUsedAt,
  current: last === 1,
});
const NO_PHONE = { phoneNumber: null, confirmedAt: null, pending: null };
const SESSIONS = {
  'GET /api/v1/phone': { data: NO_PHONE },
  'GET /api/v1/sessions': {
    data: [
      device(1, 'Chrome on Android', '102.89.34.x', minutesAgo(1)),
      device(2, 'Oja for Windows', '197.210.8.x', hoursAgo(5)),
      device(3, '', '', daysAgo(12)),
    ],
  },
};

/** /dashboard/settings. */
const meta = {
  title: 'Screens/Customer/Settings',
  component: AppScreen,
  args: { at: '/dashboard/settings', viewer: CUSTOMER, answers: SESSIONS, shows: 'Oja for Windows' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const LoggingOut: Story = {
  args: { answers: { ...SESSIONS, 'POST /api/logout': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Logout/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** By keyboard: No returns the focus to the row; at the second attempt the server refuses. */
export const DeletionFailed: Story = {
  args: { answers: { ...SESSIONS, 'DELETE /api/v1/users/delete/:id': errorResponse('internal', 500) } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: 'Delete Account' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(ERROR_MESSAGES.internal)).toBeVisible());
  },
};

/** Another device is signed out alone, then all others, which the server refuses the first time. */
export const Devices: Story = {
  args: {
    answers: {
      ...SESSIONS,
      'DELETE /api/v1/sessions/:id': PENDING,
      'DELETE /api/v1/sessions': errorResponse('internal', 500),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const devices = within(await canvas.findByRole('region', { name: 'Where you are signed in' }));
    const signOut = await devices.findByRole('button', { name: 'Sign out Oja for Windows' });
    const [here] = devices.getAllByRole('listitem');
    await expect(here).toHaveTextContent('Chrome on Android102.89.34.x · This device');
    await expect(here?.querySelector('button')).toBeNull();
    await userEvent.click(signOut);
    await waitFor(() => expect(signOut).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(devices.getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Sign out on all other devices?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(dialog.getByText(ERROR_MESSAGES.internal)).toBeVisible());
  },
};

export const DevicesLoading: Story = {
  args: { answers: { ...SESSIONS, 'GET /api/v1/sessions': PENDING }, shows: 'Where you are signed in' },
  globals: PHONE,
  tags: ['!screen'],
};

/** The list could not be read; the row tries again. */
export const DevicesFailed: Story = {
  args: { answers: { ...SESSIONS, 'GET /api/v1/sessions': errorResponse('internal', 500) }, shows: 'Try again' },
  globals: PHONE,
  tags: ['!screen'],
};

/** A number is confirmed, and can be changed and removed. */
export const PhoneConfirmed: Story = {
  args: {
    answers: {
      ...SESSIONS,
      'GET /api/v1/phone': { data: { ...NO_PHONE, phoneNumber: '8031234567', confirmedAt: daysAgo(3) } },
    },
    shows: 'Remove phone number',
  },
  globals: PHONE,
  tags: ['!screen'],
};

/** The number, then the code, which is not right the first time. */
export const PhoneNumber: Story = {
  args: {
    answers: {
      ...SESSIONS,
      'POST /api/v1/phone': { message: 'A code is on its way to your phone.', code: 'phone_code_sent' },
      'POST /api/v1/phone/confirm': errorResponse('phone_code_invalid'),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Phone number/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your phone number' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone number' }), '0803 123 4567{Enter}');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Character 1 of 6' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByText(ERROR_MESSAGES.phone_code_invalid)).toBeVisible());
  },
};
