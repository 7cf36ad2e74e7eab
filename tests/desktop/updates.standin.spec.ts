import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { ElectronApplication, Page } from '@playwright/test';

import { startUpdateFeed, type UpdateFeed } from '../fixtures/update-feed.ts';
import { BEYOND_GATE } from '../suite.ts';
import { quitApp } from './desktop-app.ts';
import { dashboard, expect, signIn, test } from './fixtures.ts';
import { windowState } from './window-state.ts';

/**
 * Updates of an installed app (architecture §8): a packaged 1.0.0 with a real feed, downloaded and installed as an
 * AppImage.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const OLD = 'the old version';

// All tests share one feed and one build, and run one after the other.
test.describe.configure({ mode: 'default' });

let feed: UpdateFeed;
let folder: string;

test.beforeAll(async () => {
  feed = await startUpdateFeed();
  folder = await mkdtemp(join(tmpdir(), 'oja-updates-'));
  // The feed's address is built into main.
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js'),
      'build',
      '--outDir',
      join(folder, 'out'),
      '--logLevel',
      'error',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', OJA_UPDATE_URL: feed.url },
    },
  );
  await writeFile(
    join(folder, 'app-update.yml'),
    `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: oja-updater\n`,
  );
});
/** From now on the app's files are those of this version. */
const becomeVersion = (version: string) =>
  writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'oja', version, type: 'module', main: 'out/main/index.js' }),
  );
test.beforeEach(() => becomeVersion('1.0.0'));
test.afterAll(async () => {
  await feed.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Installs 1.0.0 and launches it. @returns the running app and its installed path */
async function launchInstalled(
  launch: Parameters<Parameters<typeof test>[2]>[0]['launch'],
  userData: string,
  name = 'Oja.AppImage',
) {
  const installed = join(userData, '..', name);
  await writeFile(installed, OLD);
  const desktop = await launch({
    executable: { launchPath: resolve(import.meta.dirname, 'standin/bin/oja'), args: [folder] },
    environment: { APPIMAGE: installed, XDG_CACHE_HOME: join(userData, '../cache') },
  });
  return { ...desktop, installed };
}

/** Installs the update at once. The app may end before the press is reported as done. */
async function restartNow(app: ElectronApplication, page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Restart now' });
  await expect(button).toBeVisible();
  await Promise.all([app.waitForEvent('close'), button.click().catch(() => undefined)]);
}

test(
  'a newer version is downloaded and shown, and replaces the old one after quitting',
  { tag: BEYOND_GATE },
  async ({ launch, home }) => {
    feed.publish('1.2.0');
    const { app, page, installed } = await launchInstalled(launch, home.userData);
    await expect(page.getByText('A new version of Oja is here', { exact: true })).toBeVisible();
    await expect(page.getByText('Oja 1.2.0 is installed when you quit, or right away.', { exact: true })).toBeVisible();
    expect(await readFile(installed, 'utf8')).toBe(OLD);
    await app.close();
    await expect.poll(() => readFile(installed, 'utf8')).toContain('a new version of Oja');
    // Quitting must not restart the app.
    expect(existsSync(`${installed}.started`)).toBe(false);
  },
);

test(
  'an update that is installed at once replaces the old version and restarts the app',
  { tag: BEYOND_GATE },
  async ({ launch, home }) => {
    feed.publish('1.2.0');
    const { app, page, installed } = await launchInstalled(launch, home.userData);
    await restartNow(app, page);
    await expect.poll(() => existsSync(`${installed}.started`)).toBe(true);
    expect(await readFile(installed, 'utf8')).toContain('a new version of Oja');
  },
);

test(
  'where Oja starts hidden, a requested restart shows the window, and later starts do not',
  { tag: BEYOND_GATE },
  async ({ launch, home }) => {
    feed.publish('1.2.0');
    const first = await launchInstalled(launch, home.userData);
    expect(
      await first.page.evaluate(() => window.oja?.call('preferences.change', { startHidden: true })),
    ).toMatchObject({ ok: true });
    await restartNow(first.app, first.page);
    feed.publish('1.0.0');
    const restarted = await launchInstalled(launch, home.userData);
    await expect.poll(() => windowState(restarted.app)).toBe('focused');
    await quitApp(restarted);
    const { app, page } = await launchInstalled(launch, home.userData);
    // A window that is shown at the start is visible by then.
    await expect(page.getByRole('button', { name: 'Login' })).toBeAttached();
    expect(await windowState(app)).toBe('hidden');
  },
);

test(
  'a signed-in user is still signed in after the update, and the login item follows the program’s new path',
  { tag: BEYOND_GATE },
  async ({ launch, home, account }) => {
    feed.publish('1.2.0');
    const { app, page, installed } = await launchInstalled(launch, home.userData, 'oja-1.0.0-linux-x86_64.AppImage');
    await signIn(page, account);
    expect(await page.evaluate(() => window.oja?.call('preferences.change', { startAtLogin: true }))).toMatchObject({
      ok: true,
    });
    await expect(page.getByText('A new version of Oja is here', { exact: true })).toBeVisible();
    await app.close();
    const newer = join(installed, '../oja-1.2.0-linux-x86_64.AppImage');
    await expect.poll(() => existsSync(newer)).toBe(true);
    expect(
      await readFile(join(home.environment['XDG_CONFIG_HOME'] ?? '', 'autostart/ng.oja.desktop'), 'utf8'),
    ).toContain(`Exec="${newer}"\n`);

    await becomeVersion('1.2.0');
    const updated = await launchInstalled(launch, home.userData);
    await expect(dashboard(updated.page)).toBeVisible();
    await expect.poll(() => updated.app.evaluate(({ app: newApp }) => newApp.getVersion())).toBe('1.2.0');
  },
);

for (const [fault, reason] of [
  ['other file', 'What arrived is not what was published, so it was thrown away.'],
  ['breaks off', 'The download broke off.'],
] as const) {
  test(
    `an invalid update (${fault}) is refused with a message, and the old version stays`,
    { tag: BEYOND_GATE },
    async ({ launch, home }) => {
      feed.publish('1.2.0', fault);
      const { app, page, installed } = await launchInstalled(launch, home.userData);
      await expect(page.getByText('Oja 1.2.0 could not be installed', { exact: true })).toBeVisible();
      await expect(
        page.getByText(`${reason} You can go on with this version; Oja tries again later.`, { exact: true }),
      ).toBeVisible();
      await app.close();
      expect(await readFile(installed, 'utf8')).toBe(OLD);
    },
  );
}
