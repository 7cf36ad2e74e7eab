import { ToastRegion } from '@oja/ui/Toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearToasts } from '../../../tests/fixtures/clear-toasts.ts';
import { createDesktopUpdates } from '../platform/desktop-updates.ts';
import type { AppUpdate } from '../platform/updates.ts';
import { showUpdateToasts } from './update-toast.ts';

const READY: AppUpdate = { status: 'ready', version: '1.2.0', installsOnQuit: true };
let stop: () => void = () => undefined;

type Bridge = Parameters<typeof createDesktopUpdates>[0];
type Call = (name: string) => Promise<{ ok: true; value: AppUpdate | undefined }>;

/** A bridge that returns one state, and can report others. */
function start(found: AppUpdate | Promise<AppUpdate> = { status: 'none' }) {
  const call = vi.fn<Call>(async (name) => ({ ok: true, value: name === 'update.get' ? await found : undefined }));
  const listeners = new Set<(update: AppUpdate) => void>();
  const on = (_name: string, listener: (update: AppUpdate) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  render(<ToastRegion />);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double answers only the calls these tests make
  stop = showUpdateToasts(createDesktopUpdates({ call, on } as unknown as Bridge));
  return { call, change: (update: AppUpdate) => act(() => listeners.forEach((listener) => listener(update))) };
}

beforeEach(clearToasts);
afterEach(() => stop());

it('an update that was found before the page loaded shows its toast', async () => {
  start(READY);
  expect(await screen.findByText('A new version of Oja is here')).toBeVisible();
  expect(screen.getByText('Oja 1.2.0 is installed when you quit, or right away.')).toBeVisible();
});

it('an update is installed only if the user accepts it', async () => {
  const { call, change } = start();
  change(READY);
  expect(call).not.toHaveBeenCalledWith('update.install');
  fireEvent.click(await screen.findByRole('button', { name: 'Restart now' }));
  expect(call).toHaveBeenCalledWith('update.install');
});

it('a failed update shows why, in place of the offer', async () => {
  const { change } = start();
  change(READY);
  await screen.findByText('A new version of Oja is here');
  change({ status: 'refused', version: '1.2.0', reason: 'The disk is full. Free some space.' });
  expect(await screen.findByText('Oja 1.2.0 could not be installed')).toBeVisible();
  expect(
    screen.getByText('The disk is full. Free some space. You can go on with this version; Oja tries again later.'),
  ).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('A new version of Oja is here')).toBeNull());
});

it('an outdated answer shows no toast', async () => {
  const { promise, resolve } = Promise.withResolvers<AppUpdate>();
  const { change } = start(promise);
  change({ ...READY, version: '1.3.0' });
  await act(async () => resolve({ ...READY, version: '1.1.0' }));
  expect(await screen.findByText(/Oja 1\.3\.0/v)).toBeVisible();
  expect(screen.queryByText(/Oja 1\.1\.0/v)).toBeNull();
});
