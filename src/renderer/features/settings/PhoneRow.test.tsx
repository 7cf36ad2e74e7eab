import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { PhoneAnswer } from '@oja/contract/phone-confirmation';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { FakeServer, errorResponse } from '../../../../tests/fixtures/fake-server.ts';
import { PhoneRow } from './PhoneRow.tsx';

const NONE: PhoneAnswer['data'] = { phoneNumber: null, confirmedAt: null, pending: null };
const CONFIRMED = { ...NONE, phoneNumber: '8031234567', confirmedAt: '2026-07-01T09:00:00.000Z' };
const pendingFor = (phoneNumber: string) => ({ phoneNumber, expiresAt: '2026-07-01T09:10:00.000Z' });

stubBrowser();

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = new FakeServer().on('GET /api/v1/phone', { data: NONE });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  render(
    <Provider store={startAppStore(server)}>
      <PhoneRow />
    </Provider>,
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function press(name: string | RegExp) {
  const found = await button(name);
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(found);
}
async function type(name: string, text: string) {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: text } });
}
async function pasteCode(code: string) {
  const box = await screen.findByRole('textbox', { name: 'Character 1 of 6' });
  fireEvent.paste(box, { clipboardData: { getData: () => code } });
}
const timesCalled = (call: string) => server.calls.filter((each) => each === call).length;

it('the row of the phone number asks for the number, then for the code, and shows the confirmed number', async () => {
  server.on('POST /api/v1/phone', { message: 'Sent.', code: 'phone_code_sent' });
  server.on('POST /api/v1/phone/confirm', { message: 'Confirmed.', code: 'phone_confirmed' });
  open();
  await press(/^Phone number/);
  await type('Phone number', '0803 123 4567');
  await press('Send the code');
  expect((await screen.findByRole('group')).textContent).toContain('+234 803 123 4567');
  await pasteCode('123456');
  server.on('GET /api/v1/phone', { data: CONFIRMED });
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await button(/^Phone number/)).textContent).toBe('Phone number+234 803 123 4567 Phone confirmed');
});

it('the row of the phone number says at the number why no code was sent', async () => {
  server.on(
    'POST /api/v1/phone',
    errorResponse(422, {
      message: ERROR_MESSAGES.validation_failed,
      code: 'validation_failed',
      fields: { phoneNumber: 'Enter a Nigerian mobile number.' },
    }),
  );
  open();
  await press(/^Phone number/);
  await type('Phone number', '01 234 5678');
  await press('Send the code');
  expect(await screen.findByText('Enter a Nigerian mobile number.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('01 234 5678');
});

it('the row of the phone number goes on to the code when the SMS service did not answer, and says so', async () => {
  server.on('POST /api/v1/phone', errorResponse(503, { message: 'No answer.', code: 'sms_unavailable' }));
  open();
  await press(/^Phone number/);
  await type('Phone number', '8031234567');
  await press('Send the code');
  expect(await screen.findByRole('group')).toBeDefined();
  expect(screen.getByText('No answer.')).toBeDefined();
  expect(timesCalled('POST /api/v1/phone')).toBe(1);
});

it('the row of the phone number begins with the code that waits, says when it is wrong, and lets the number be changed', async () => {
  server.on('GET /api/v1/phone', { data: { ...NONE, pending: pendingFor('8031234567') } });
  server.on(
    'POST /api/v1/phone/confirm',
    errorResponse(400, { message: ERROR_MESSAGES.phone_code_invalid, code: 'phone_code_invalid' }),
  );
  open();
  await press(/^Phone number/);
  await pasteCode('000000');
  await press('Confirm');
  expect(await screen.findByText(ERROR_MESSAGES.phone_code_invalid)).toBeDefined();
  await press('Use another number');
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('');
});

it('the row of the phone number removes a confirmed number after a question', async () => {
  server.on('GET /api/v1/phone', { data: CONFIRMED });
  server.on('DELETE /api/v1/phone', { message: 'Removed.', code: 'phone_removed' });
  open();
  await press('Remove phone number');
  expect(server.calls).not.toContain('DELETE /api/v1/phone');
  server.on('GET /api/v1/phone', { data: NONE });
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove phone number' })).toBeNull());
  expect(server.calls).toContain('DELETE /api/v1/phone');
});

it('the row of the phone number says why the number could not be read, and reads it on the next try', async () => {
  server.on('GET /api/v1/phone', errorResponse(403, { message: 'Not now.', code: 'forbidden' }));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  server.on('GET /api/v1/phone', { data: NONE });
  await press(/^Phone number/);
  expect(await screen.findByText('Confirm it, and your profile and posts say so.')).toBeDefined();
});
