import type { DeviceSession } from '@oja/contract/sessions';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse } from '../../../../tests/fixtures/fake-server.ts';
import { SignedInDevices } from './SignedInDevices.tsx';

const session = (last: number, changes: Partial<DeviceSession>): DeviceSession => ({
  _id: `0197a000-0000-7000-8000-00000000000${last}`,
  device: 'Chrome on Android',
  place: '102.89.34.x',
  createdAt: new Date().toISOString(),
  lastUsedAt: new Date().toISOString(),
  current: false,
  ...changes,
});
const HERE = session(1, { current: true });
const OFFICE = session(2, { device: 'Oja for Windows', place: '197.210.8.x' });
const OLD = session(3, { device: '', place: '' });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = new FakeServer().on('GET /api/v1/sessions', { data: [HERE, OFFICE, OLD] });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  render(
    <Provider store={startAppStore(server)}>
      <SignedInDevices />
    </Provider>,
  );
}
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('the list of signed-in devices shows each device with place and last use, marks this one, and offers to sign out the others', async () => {
  open();
  await button('Sign out everywhere else');
  expect(await rows()).toEqual([
    'Chrome on Android102.89.34.x · This device',
    'Oja for Windows197.210.8.x · Used within the last hourSign out',
    'Unknown deviceUsed within the last hourSign out',
    'Sign out everywhere else',
  ]);
});

it('the list of signed-in devices offers nothing to sign out when this is the only device', async () => {
  server.on('GET /api/v1/sessions', { data: [HERE] });
  open();
  expect(await screen.findByText(/This device/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the list of signed-in devices signs out one device, and reads the list again', async () => {
  server.on('DELETE /api/v1/sessions/:id', { message: 'Done.', code: 'device_signed_out' });
  open();
  const pressed = await button('Sign out Oja for Windows');
  server.on('GET /api/v1/sessions', { data: [HERE, OLD] });
  pressed.click();
  await waitFor(() => expect(screen.queryByText('Oja for Windows')).toBeNull());
  expect(server.calls).toContain(`DELETE /api/v1/sessions/${OFFICE._id}`);
});

it('the list of signed-in devices says why the devices could not be read, and reads them on the next try', async () => {
  server.on('GET /api/v1/sessions', errorResponse(403, { message: 'Not now.', code: 'forbidden' }));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  server.on('GET /api/v1/sessions', { data: [HERE] });
  (await button(/^Try again/)).click();
  expect(await screen.findByText(/This device/)).toBeDefined();
});
