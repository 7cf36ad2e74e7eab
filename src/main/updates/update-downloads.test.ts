import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AppImageUpdater, NsisUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type UpdateFeed, startUpdateFeed } from '../../../tests/fixtures/update-feed.ts';
import { createWatch } from '../../../tests/fixtures/update-watch.ts';

describe('an update that electron-updater downloads', () => {
  let feed: UpdateFeed;
  let folder: string;
  let app: string;

  beforeEach(async () => {
    feed = await startUpdateFeed();
    folder = mkdtempSync(join(tmpdir(), 'oja-update-'));
    app = join(folder, 'Oja.AppImage');
    writeFileSync(app, 'the old version');
    writeFileSync(
      join(folder, 'app-update.yml'),
      `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: oja-updater\n`,
    );
    mkdirSync(join(folder, 'data'));
    vi.stubEnv('APPIMAGE', app);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await feed.stop();
    rmSync(folder, { recursive: true });
  });

  /** Version 1.0.0 of the app, without Electron. */
  function installed<Kind extends AppImageUpdater | NsisUpdater>(
    Kind: new (...made: ConstructorParameters<typeof NsisUpdater>) => Kind,
    isPackaged = true,
  ): Kind {
    const updater = new Kind(null, {
      version: '1.0.0',
      name: 'oja',
      isPackaged,
      appUpdateConfigPath: join(folder, 'app-update.yml'),
      userDataPath: join(folder, 'data'),
      baseCachePath: folder,
      whenReady: () => Promise.resolve(),
      relaunch: () => undefined,
      quit: () => undefined,
      onQuit: () => undefined,
    });
    updater.logger = null;
    updater.disableDifferentialDownload = true;
    updater.disableWebInstaller = true;
    // Electron's executor, except for the line that uses Electron's network instead of Node's.
    const executor = new ElectronHttpExecutor();
    Reflect.set(executor, 'createRequest', request);
    Reflect.set(updater, 'httpExecutor', executor);
    updater.setFeedURL({ provider: 'generic', url: feed.url });
    return updater;
  }
  const appImage = () => Promise.resolve(installed(AppImageUpdater));
  /** The same on Windows. @param verdict the result of the signature check: null if it is the publisher’s */
  function signed(verdict: string | null) {
    const verify = vi.fn<NsisUpdater['verifyUpdateCodeSignature']>(() => Promise.resolve(verdict));
    const nsis = installed(NsisUpdater);
    nsis.verifyUpdateCodeSignature = verify;
    return { verify, ...createWatch(() => Promise.resolve(nsis)) };
  }
  /**
   * The whole files that could be installed. electron-updater renames a file when it is complete; one of a broken
   * download can still appear, by the name `temp-…`, after its folder was emptied, because it is opened late.
   */
  const downloaded = () => {
    const pending = join(folder, 'oja-updater/pending');
    const files = existsSync(pending) ? readdirSync(pending) : [];
    return files.filter((file) => !file.startsWith('temp-') && /\.(?:AppImage|exe)$/v.test(file));
  };

  it('is found, downloaded, verified and reported', async () => {
    feed.publish('1.2.0');
    const { watch, states, onFault } = createWatch(appImage);
    await watch.check();
    expect(states).toEqual([{ status: 'ready', version: '1.2.0', installsOnQuit: true }]);
    expect(downloaded()).toEqual(['oja-1.2.0-linux-x86_64.AppImage']);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is downloaded and reported only once', async () => {
    feed.publish('1.2.0');
    const { watch, states } = createWatch(appImage);
    await watch.check();
    await watch.check();
    expect(states).toHaveLength(1);
    expect(feed.downloads()).toBe(1);
  });

  it.each(['1.0.0', '0.9.0'])(
    'is not installed if the feed offers %s to 1.0.0: the app is never downgraded',
    async (version) => {
      feed.publish(version);
      const { watch, states } = createWatch(appImage);
      await watch.check();
      expect([states, feed.downloads()]).toEqual([[], 0]);
    },
  );

  it('that differs from the published file is discarded, with a reason', async () => {
    feed.publish('1.2.0', 'other file');
    const { watch, states } = createWatch(appImage);
    await watch.check();
    expect(states).toEqual([
      { status: 'refused', version: '1.2.0', reason: 'What arrived is not what was published, so it was thrown away.' },
    ]);
    expect(downloaded()).toEqual([]);
    watch.install();
    expect(existsSync(app)).toBe(true);
  });

  it.each(['breaks off', 'no file'] as const)(
    'whose download %s is reported, and downloaded when the feed works again',
    async (fault) => {
      feed.publish('1.2.0', fault);
      const { watch, states } = createWatch(appImage);
      await watch.check();
      expect(states).toEqual([{ status: 'refused', version: '1.2.0', reason: 'The download broke off.' }]);
      expect(downloaded()).toEqual([]);
      feed.publish('1.2.0');
      await watch.check();
      expect(watch.state()).toEqual({ status: 'ready', version: '1.2.0', installsOnQuit: true });
    },
  );

  it('a missing feed is not shown to the user', async () => {
    const { watch, states, onFault } = createWatch(appImage);
    await watch.check();
    expect(states).toEqual([]);
    expect(onFault).toHaveBeenCalledOnce();
  });

  describe('on Windows, for an app with a known publisher', () => {
    beforeEach(async () => {
      await feed.stop();
      feed = await startUpdateFeed('win-x64.exe');
      writeFileSync(
        join(folder, 'app-update.yml'),
        `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: oja-updater\npublisherName:\n  - The Oja founders\n`,
      );
      feed.publish('1.2.0');
    });

    it('an update that someone else signed is discarded, with a reason, even if the feed lists it', async () => {
      const { watch, states, verify } = signed(
        'publisherNames: The Oja founders, raw info: { "SignerCertificate": "CN=Somebody Else" }',
      );
      await watch.check();
      expect(verify).toHaveBeenCalledExactlyOnceWith(
        ['The Oja founders'],
        expect.stringContaining('oja-1.2.0-win-x64.exe'),
      );
      expect(states).toEqual([
        {
          status: 'refused',
          version: '1.2.0',
          reason: 'What arrived is not what was published, so it was thrown away.',
        },
      ]);
      expect(downloaded()).toEqual([]);
    });

    it('an update that the publisher signed is accepted', async () => {
      const { watch, states } = signed(null);
      await watch.check();
      expect(states).toEqual([{ status: 'ready', version: '1.2.0', installsOnQuit: true }]);
      expect(downloaded()).toEqual(['oja-1.2.0-win-x64.exe']);
    });
  });

  it('an app that is not packaged makes no request', async () => {
    feed.publish('1.2.0');
    const { watch, states } = createWatch(() => Promise.resolve(installed(AppImageUpdater, false)));
    await watch.check();
    expect([states, feed.downloads()]).toEqual([[], 0]);
  });
});
