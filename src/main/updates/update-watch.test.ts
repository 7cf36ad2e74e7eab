import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createWatch } from '../../../tests/fixtures/update-watch.ts';
import type { Updater } from './update-watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A watch for an updater with this check. */
function updaterWith(check: Updater['checkForUpdates']) {
  const checkForUpdates = vi.fn<Updater['checkForUpdates']>(check);
  const quitAndInstall = vi.fn<Updater['quitAndInstall']>();
  const on = vi.fn<Updater['on']>();
  const fail = (error: Error) => on.mock.calls.forEach(([_event, listener]) => listener(error));
  return {
    checkForUpdates,
    quitAndInstall,
    fail,
    ...createWatch(() => Promise.resolve({ autoInstallOnAppQuit: false, checkForUpdates, quitAndInstall, on })),
  };
}
const nothingNew = () => Promise.resolve({ isUpdateAvailable: false, updateInfo: { version: '1.0.0' } });
const newer = () =>
  Promise.resolve({ isUpdateAvailable: true, updateInfo: { version: '1.2.0' }, downloadPromise: Promise.resolve([]) });

describe('when the watch checks, and when it installs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the watch checks every four hours', async () => {
    const { watch, checkForUpdates } = updaterWith(nothingNew);
    await watch.check();
    await vi.advanceTimersByTimeAsync(4 * HOUR - MINUTE);
    expect(checkForUpdates).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4 * HOUR + MINUTE);
    expect(checkForUpdates).toHaveBeenCalledTimes(3);
  });

  it('the watch checks again half an hour after a failed check', async () => {
    const { watch, checkForUpdates } = updaterWith(() => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')));
    await watch.check();
    await vi.advanceTimersByTimeAsync(HOUR / 2);
    expect(checkForUpdates).toHaveBeenCalledTimes(2);
  });

  it('the watch checks when the computer wakes, but not at every unlock', async () => {
    const { watch, checkForUpdates } = updaterWith(nothingNew);
    watch.wake();
    expect(checkForUpdates).not.toHaveBeenCalled();
    await watch.check();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    watch.wake();
    expect(checkForUpdates).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    watch.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(checkForUpdates).toHaveBeenCalledTimes(2);
  });

  it('the watch installs a ready update, and lets the windows close first', async () => {
    const { watch, quitAndInstall, quitting } = updaterWith(newer);
    watch.install();
    expect(quitAndInstall).not.toHaveBeenCalled();
    await watch.check();
    expect(watch.state()).toEqual({ status: 'ready', version: '1.2.0', installsOnQuit: false });
    watch.install();
    expect(quitAndInstall).toHaveBeenCalledExactlyOnceWith(true, true);
    expect(quitting).toEqual([true]);
  });

  it('a failed installation is reported, and closing the window hides it again', async () => {
    const { watch, states, quitting, fail } = updaterWith(newer);
    await watch.check();
    watch.install();
    fail(Object.assign(new Error('EACCES: permission denied, unlink'), { code: 'EACCES' }));
    expect(states.at(-1)).toEqual({
      status: 'refused',
      version: '1.2.0',
      reason: 'It could not be installed. Oja may not write where the update belongs.',
    });
    expect(quitting).toEqual([true, false]);
  });

  it('a foreign signature is reported as such, by macOS’s message and Windows’ code', async () => {
    const foreign = [
      new Error('Code signature at URL file:///tmp/Oja.app did not pass validation'),
      Object.assign(new Error('not signed'), { code: 'ERR_UPDATER_INVALID_SIGNATURE' }),
    ];
    for (const error of foreign) {
      const { watch, states } = updaterWith(() =>
        Promise.resolve({
          isUpdateAvailable: true,
          updateInfo: { version: '1.2.0' },
          downloadPromise: Promise.reject(error),
        }),
      );
      await watch.check();
      expect(states).toEqual([
        {
          status: 'refused',
          version: '1.2.0',
          reason: 'What arrived is not what was published, so it was thrown away.',
        },
      ]);
    }
  });
});
