import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import manifest from '../../package.json' with { type: 'json' };
import { updateUrl } from '../../build/update-url.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folder into which `npm run package -- --dir` packs: around Electron itself if that is installed. */
const isElectronThere = existsSync(join(ROOT, 'node_modules/electron/dist/version'));
const app = join(ROOT, isElectronThere ? 'release/linux-unpacked' : 'release/stand-in/linux-unpacked');
const archive = join(app, 'resources/app.asar');

const files = () => listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'));

/** The configuration with only these environment variables. */
async function configWith(env: Readonly<Record<string, string>>) {
  for (const name of ['OJA_UPDATE_URL', 'CSC_LINK', 'CSC_NAME', 'APPLE_API_KEY', 'APPLE_ID', 'APPLE_KEYCHAIN_PROFILE'])
    vi.stubEnv(name, env[name]);
  vi.resetModules();
  return (await import('../../build/electron-builder.ts')).default;
}

const targets = (list: unknown) => (Array.isArray(list) ? list.map((each: { target: string }) => each.target) : []);

beforeAll(() => {
  rmSync(app, { recursive: true, force: true });
  // Without a certificate, as a workflow without one passes it.
  const env = { ...process.env, CSC_LINK: '', WIN_CSC_LINK: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/package.ts', '--dir', '--linux', '--x64'], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`The app could not be packed.\n${stdout}\n${stderr}`);
}, 120_000);

describe('the package contains only the app', () => {
  it('the archive contains main, preload, renderer and their package.json', () => {
    const folders = new Set(files().map((file) => file.split('/').slice(0, 3).join('/')));
    expect([...folders].toSorted()).toEqual(['/out', '/out/main', '/out/preload', '/out/renderer', '/package.json']);
    expect(files()).toEqual(
      expect.arrayContaining([
        '/out/main/index.js',
        '/out/preload/index.cjs',
        '/out/renderer/index.html',
        '/out/renderer/icon-512.png',
      ]),
    );
  });

  it('the archive contains no sources, maps, tests or private settings', () => {
    expect(files().filter((file) => /\.(?:map|tsx?|env|log)$|test|node_modules/v.test(file))).toEqual([]);
  });

  it('package.json has the name that the window, the desktop entry and the notifications need', () => {
    const packed: unknown = JSON.parse(extractFile(archive, 'package.json').toString());
    expect(packed).toMatchObject({
      name: 'oja',
      productName: 'Oja',
      desktopName: 'oja.desktop',
      main: manifest.main,
      version: manifest.version,
    });
    expect(packed).not.toHaveProperty('scripts');
    expect(packed).not.toHaveProperty('devDependencies');
  });

  it('the archive has less than 6 MB', () => {
    expect(statSync(archive).size).toBeLessThan(6_000_000);
  });
});

describe('the fuses of the packed program', () => {
  it.each<[keyof typeof FuseV1Options, 'ENABLE' | 'DISABLE', string]>([
    ['RunAsNode', 'DISABLE', 'run any script as Oja'],
    ['EnableNodeOptionsEnvironmentVariable', 'DISABLE', 'load code named in the environment'],
    ['EnableNodeCliInspectArguments', 'DISABLE', 'be debugged from outside'],
    ['EnableEmbeddedAsarIntegrityValidation', 'ENABLE', 'run an archive that was changed'],
    ['OnlyLoadAppFromAsar', 'ENABLE', 'run a folder beside the archive'],
    ['EnableCookieEncryption', 'ENABLE', 'store cookies unencrypted'],
    ['LoadBrowserProcessSpecificV8Snapshot', 'DISABLE', 'start from another snapshot'],
    ['GrantFileProtocolExtraPrivileges', 'DISABLE', 'give file pages extra privileges'],
  ])('%s is %sd, so that the program cannot %s', async (fuse, state) => {
    const wire = await getCurrentFuseWire(join(app, 'oja'));
    expect(FuseState[wire[FuseV1Options[fuse]] ?? FuseState.REMOVED]).toBe(state);
  });
});

describe('the settings of each system’s installer', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('each system gets its installers, and opens oja: links', async () => {
    const { mac, win, linux, protocols, appId } = await configWith({});
    expect([targets(mac?.target), targets(win?.target), targets(linux?.target)]).toEqual([
      ['dmg', 'zip'],
      ['nsis'],
      ['AppImage', 'deb', 'rpm'],
    ]);
    expect(protocols).toEqual({ name: 'Oja', schemes: ['oja'] });
    expect(appId).toBe('ng.oja.desktop');
  });

  it('an app without a feed contains none, and one with a feed contains its address', async () => {
    expect((await configWith({})).publish).toBeNull();
    const { publish } = await configWith({ OJA_UPDATE_URL: 'https://oja.example/updates/' });
    expect(publish).toMatchObject({ provider: 'generic', url: 'https://oja.example/updates' });
  });

  it('with a certificate the macOS app is hardened, and notarized with an Apple account', async () => {
    expect((await configWith({})).mac).toMatchObject({ hardenedRuntime: false, identity: '-', notarize: false });
    const signed = (await configWith({ CSC_LINK: 'certificate' })).mac;
    expect(signed).toMatchObject({
      hardenedRuntime: true,
      entitlements: 'build/entitlements.mac.plist',
      notarize: false,
    });
    expect(signed).not.toHaveProperty('identity');
    expect((await configWith({ CSC_LINK: 'certificate', APPLE_API_KEY: 'key' })).mac).toMatchObject({ notarize: true });
  });
});

describe('an update feed that others could impersonate', () => {
  it.each([
    'http://oja.example/updates',
    'ftp://oja.example',
    'oja.example',
    'file:///etc',
    'http://localhost.oja.example',
  ])('%s stops the build', (address) => {
    expect(() => updateUrl(address)).toThrow(/https only/v);
  });

  it.each([
    ['https://oja.example/updates', 'https://oja.example/updates'],
    ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000'],
    ['', null],
    [undefined, null],
  ])('%s is accepted', (address, taken) => {
    expect(updateUrl(address)).toBe(taken);
  });
});
