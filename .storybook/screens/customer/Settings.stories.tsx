import { confirm } from '@oja/contract/answers';
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

/** The calls of the settings: the devices above, and an account without second factors. */
const ANSWERS = {
  ...SESSIONS,
  'GET /api/v1/second-factors': { data: { totp: false, passkeys: [], recoveryCodesLeft: 0, needed: false } },
};

// /dashboard/settings.
const meta = {
  title: 'Screens/Customer/Settings',
  component: AppScreen,
  args: { at: '/dashboard/settings', viewer: CUSTOMER, answers: ANSWERS, shows: 'Oja for Windows' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const LoggingOut: Story = {
  args: { answers: { ...ANSWERS, 'POST /api/logout': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Logout/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** By keyboard: No returns the focus to the row; at the second attempt the server refuses. */
export const DeletionFailed: Story = {
  args: { answers: { ...ANSWERS, 'DELETE /api/v1/users/delete/:id': errorResponse('internal', 500) } },
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
      ...ANSWERS,
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
  args: { answers: { ...ANSWERS, 'GET /api/v1/sessions': PENDING }, shows: 'Where you are signed in' },
  globals: PHONE,
  tags: ['!screen'],
};

/** The list could not be read; the row tries again. */
export const DevicesFailed: Story = {
  args: { answers: { ...ANSWERS, 'GET /api/v1/sessions': errorResponse('internal', 500) }, shows: 'Try again' },
  globals: PHONE,
  tags: ['!screen'],
};

const CODES = ['k7p2x-9mqrt', 'w3hfn-c6dvy', 'p4txa-r8kmu', 'n9vge-q2hws', 'd6ycb-x3fpt'];
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** An authenticator app is added: its key, its first code, then the recovery codes, which only their button closes. */
export const AuthenticatorAppAdded: Story = {
  args: {
    answers: {
      ...ANSWERS,
      'POST /api/v1/second-factors/totp': {
        data: { secret: SECRET, uri: `otpauth://totp/Oja:chidi?secret=${SECRET}&issuer=Oja` },
      },
      'POST /api/v1/second-factors/totp/confirm': { ...confirm('totp_on'), data: { recoveryCodes: CODES } },
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add an authenticator app/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add an authenticator app' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Character 1 of 6' }));
    await userEvent.keyboard('123456{Enter}');
    const shown = within(await canvas.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await userEvent.click(shown.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** All kinds of second factors. Removing one asks first, and says in the dialog why it failed. */
export const SecondFactors: Story = {
  args: {
    answers: {
      ...ANSWERS,
      'GET /api/v1/second-factors': {
        data: {
          totp: true,
          passkeys: [
            {
              _id: '0197a000-0000-7000-8000-00000000000a',
              name: 'Chrome on Android',
              createdAt: daysAgo(20),
              lastUsedAt: hoursAgo(5),
            },
            { _id: '0197a000-0000-7000-8000-00000000000b', name: 'Blue key', createdAt: daysAgo(2), lastUsedAt: null },
          ],
          recoveryCodesLeft: 8,
          needed: false,
        },
      },
      'DELETE /api/v1/second-factors/totp': errorResponse('second_factor_gone', 404),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Two-step sign-in' }));
    await waitFor(() =>
      expect(section.getByText('authenticator app · 2 passkeys · 8 recovery codes left')).toBeVisible(),
    );
    await expect(section.getByRole('button', { name: 'Remove Blue key' })).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Remove Authenticator app' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove your authenticator app?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.getByText(ERROR_MESSAGES.second_factor_gone)).toBeVisible());
  },
};

/** A number is confirmed, and can be changed and removed. */
export const PhoneConfirmed: Story = {
  args: {
    answers: {
      ...ANSWERS,
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
      ...ANSWERS,
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
