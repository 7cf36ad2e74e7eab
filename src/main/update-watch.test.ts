import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AppImageUpdater, NsisUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type UpdateFeed, startUpdateFeed } from '../../tests/fixtures/update-feed.ts';
import type { UpdateState } from '../bridge/updates.ts';
import { createUpdateWatch } from './update-watch.ts';
import type { Updater } from './update-watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The watch around an updater, with what it told and what it let quit. */
function watchOver(load: () => Promise<Updater>) {
  const told: UpdateState[] = [];
  const quitting: boolean[] = [];
  const onFault = vi.fn<(error: unknown) => void>();
  const watch = createUpdateWatch({ load, tell: (state) => told.push(state), setQuitting: (is) => quitting.push(is), onFault });
  return { watch, told, quitting, onFault };
}

/** A watch over an updater that finds what it is told. */
function updaterWith(check: Updater['checkForUpdates']) {
  const checkForUpdates = vi.fn<Updater['checkForUpdates']>(check);
  const quitAndInstall = vi.fn<Updater['quitAndInstall']>();
  const on = vi.fn<Updater['on']>();
  const fail = (error: Error) => on.mock.calls.forEach(([_event, listener]) => listener(error));
  return { checkForUpdates, quitAndInstall, fail, ...watchOver(() => Promise.resolve({ autoInstallOnAppQuit: false, checkForUpdates, quitAndInstall, on })) };
}
const nothingNew = () => Promise.resolve({ isUpdateAvailable: false, updateInfo: { version: '1.0.0' } });
const newer = () => Promise.resolve({ isUpdateAvailable: true, updateInfo: { version: '1.2.0' }, downloadPromise: Promise.resolve([]) });

describe('an update over the wire, by electron-updater itself', () => {
  let feed: UpdateFeed;
  let folder: string;
  let app: string;

  beforeEach(async () => {
    feed = await startUpdateFeed();
    folder = mkdtempSync(join(tmpdir(), 'oja-update-'));
    app = join(folder, 'Oja.AppImage');
    writeFileSync(app, 'the old version');
    writeFileSync(join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: oja-updater\n`);
    mkdirSync(join(folder, 'data'));
    vi.stubEnv('APPIMAGE', app);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await feed.stop();
    rmSync(folder, { recursive: true });
  });

  /** Version 1.0.0 of the app, without Electron around it. */
  function installed<Kind extends AppImageUpdater | NsisUpdater>(Kind: new (...made: ConstructorParameters<typeof NsisUpdater>) => Kind, isPackaged = true): Kind {
    const updater = new Kind(null, {
      version: '1.0.0', name: 'oja', isPackaged, appUpdateConfigPath: join(folder, 'app-update.yml'),
      userDataPath: join(folder, 'data'), baseCachePath: folder,
      whenReady: () => Promise.resolve(), relaunch: () => undefined, quit: () => undefined, onQuit: () => undefined,
    });
    updater.logger = null;
    updater.disableDifferentialDownload = true;
    updater.disableWebInstaller = true;
    // Its own, but for the one line that asks Electron's network instead of Node's.
    const executor = new ElectronHttpExecutor();
    Reflect.set(executor, 'createRequest', request);
    Reflect.set(updater, 'httpExecutor', executor);
    updater.setFeedURL({ provider: 'generic', url: feed.url });
    return updater;
  }
  const appImage = () => Promise.resolve(installed(AppImageUpdater));
  /** The same on Windows. @param verdict what that says of the signature: null where it is the publisher’s */
  function signed(verdict: string | null) {
    const verify = vi.fn<NsisUpdater['verifyUpdateCodeSignature']>(() => Promise.resolve(verdict));
    const nsis = installed(NsisUpdater);
    nsis.verifyUpdateCodeSignature = verify;
    return { verify, ...watchOver(() => Promise.resolve(nsis)) };
  }
  const downloaded = () => {
    const pending = join(folder, 'oja-updater/pending');
    return existsSync(pending) ? readdirSync(pending).filter((file) => /\.(?:AppImage|exe)$/v.test(file)) : [];
  };

  it('is found, downloaded, checked and told', async () => {
    feed.publish('1.2.0');
    const { watch, told, onFault } = watchOver(appImage);
    await watch.look();
    expect(told).toEqual([{ status: 'ready', version: '1.2.0', installsOnQuit: true }]);
    expect(downloaded()).toEqual(['oja-1.2.0-linux-x86_64.AppImage']);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is neither downloaded nor told twice', async () => {
    feed.publish('1.2.0');
    const { watch, told } = watchOver(appImage);
    await watch.look();
    await watch.look();
    expect(told).toHaveLength(1);
    expect(feed.downloads()).toBe(1);
  });

  it.each(['1.0.0', '0.9.0'])('is none where the feed offers %s to 1.0.0: nobody is led back to an old fault', async (version) => {
    feed.publish(version);
    const { watch, told } = watchOver(appImage);
    await watch.look();
    expect([told, feed.downloads()]).toEqual([[], 0]);
  });

  it('that is another file than the one published is thrown away, and said so', async () => {
    feed.publish('1.2.0', 'other file');
    const { watch, told } = watchOver(appImage);
    await watch.look();
    expect(told).toEqual([{ status: 'refused', version: '1.2.0', reason: 'What arrived is not what was published, so it was thrown away.' }]);
    expect(downloaded()).toEqual([]);
    watch.install();
    expect(existsSync(app)).toBe(true);
  });

  it.each(['breaks off', 'no file'] as const)('whose download %s is said, and taken when it works again', async (fault) => {
    feed.publish('1.2.0', fault);
    const { watch, told } = watchOver(appImage);
    await watch.look();
    expect(told).toEqual([{ status: 'refused', version: '1.2.0', reason: 'The download broke off.' }]);
    expect(downloaded()).toEqual([]);
    feed.publish('1.2.0');
    await watch.look();
    expect(watch.state()).toEqual({ status: 'ready', version: '1.2.0', installsOnQuit: true });
  });

  it('nobody is told of a feed that is not there', async () => {
    const { watch, told, onFault } = watchOver(appImage);
    await watch.look();
    expect(told).toEqual([]);
    expect(onFault).toHaveBeenCalledOnce();
  });

  describe('on Windows, for an app of a known publisher', () => {
    beforeEach(async () => {
      await feed.stop();
      feed = await startUpdateFeed('win-x64.exe');
      writeFileSync(join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: oja-updater\npublisherName:\n  - The Oja founders\n`);
      feed.publish('1.2.0');
    });

    it('one that somebody else signed is thrown away, and said so, though it is what the feed names', async () => {
      const { watch, told, verify } = signed('publisherNames: The Oja founders, raw info: { "SignerCertificate": "CN=Somebody Else" }');
      await watch.look();
      expect(verify).toHaveBeenCalledExactlyOnceWith(['The Oja founders'], expect.stringContaining('oja-1.2.0-win-x64.exe'));
      expect(told).toEqual([{ status: 'refused', version: '1.2.0', reason: 'What arrived is not what was published, so it was thrown away.' }]);
      expect(downloaded()).toEqual([]);
    });

    it('one that the publisher signed is taken', async () => {
      const { watch, told } = signed(null);
      await watch.look();
      expect(told).toEqual([{ status: 'ready', version: '1.2.0', installsOnQuit: true }]);
      expect(downloaded()).toEqual(['oja-1.2.0-win-x64.exe']);
    });
  });

  it('an app that is not packaged asks nobody', async () => {
    feed.publish('1.2.0');
    const { watch, told } = watchOver(() => Promise.resolve(installed(AppImageUpdater, false)));
    await watch.look();
    expect([told, feed.downloads()]).toEqual([[], 0]);
  });
});

describe('when it looks, and when it installs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('again after four hours, and again after those', async () => {
    const { watch, checkForUpdates } = updaterWith(nothingNew);
    await watch.look();
    await vi.advanceTimersByTimeAsync(4 * HOUR - MINUTE);
    expect(checkForUpdates).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4 * HOUR + MINUTE);
    expect(checkForUpdates).toHaveBeenCalledTimes(3);
  });

  it('again after half an hour when the last look failed', async () => {
    const { watch, checkForUpdates } = updaterWith(() => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')));
    await watch.look();
    await vi.advanceTimersByTimeAsync(HOUR / 2);
    expect(checkForUpdates).toHaveBeenCalledTimes(2);
  });

  it('when the computer wakes, but not at every unlocking', async () => {
    const { watch, checkForUpdates } = updaterWith(nothingNew);
    watch.wake();
    expect(checkForUpdates).not.toHaveBeenCalled();
    await watch.look();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    watch.wake();
    expect(checkForUpdates).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    watch.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(checkForUpdates).toHaveBeenCalledTimes(2);
  });

  it('installs what is ready, and lets the windows close before', async () => {
    const { watch, quitAndInstall, quitting } = updaterWith(newer);
    watch.install();
    expect(quitAndInstall).not.toHaveBeenCalled();
    await watch.look();
    expect(watch.state()).toEqual({ status: 'ready', version: '1.2.0', installsOnQuit: false });
    watch.install();
    expect(quitAndInstall).toHaveBeenCalledExactlyOnceWith(true, true);
    expect(quitting).toEqual([true]);
  });

  it('an installation that fails is said, and the window hides again when it is closed', async () => {
    const { watch, told, quitting, fail } = updaterWith(newer);
    await watch.look();
    watch.install();
    fail(Object.assign(new Error('EACCES: permission denied, unlink'), { code: 'EACCES' }));
    expect(told.at(-1)).toEqual({ status: 'refused', version: '1.2.0', reason: 'It could not be installed. Oja may not write where the update belongs.' });
    expect(quitting).toEqual([true, false]);
  });

  it('a signature of somebody else’s, by the words of the Mac and the code of Windows, is said as such', async () => {
    const foreign = [new Error('Code signature at URL file:///tmp/Oja.app did not pass validation'), Object.assign(new Error('not signed'), { code: 'ERR_UPDATER_INVALID_SIGNATURE' })];
    for (const error of foreign) {
      const { watch, told } = updaterWith(() => Promise.resolve({ isUpdateAvailable: true, updateInfo: { version: '1.2.0' }, downloadPromise: Promise.reject(error) }));
      await watch.look();
      expect(told).toEqual([{ status: 'refused', version: '1.2.0', reason: 'What arrived is not what was published, so it was thrown away.' }]);
    }
  });
});
