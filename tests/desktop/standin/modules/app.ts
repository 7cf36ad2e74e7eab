import { writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

import { Emitter, preventable } from '../emitter.ts';
import { LAUNCH } from '../launch.ts';
import { claimLock } from '../lock.ts';
import { runtime } from '../runtime.ts';
import { refuse } from '../strict.ts';
import { BrowserWindow, lastWindow } from './browser-window.ts';
import { contentsMade } from './web-contents.ts';

const EVENTS = [
  'ready',
  'second-instance',
  'activate',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'quit',
  'open-url',
  'web-contents-created',
] as const;

const PATHS: Readonly<Record<string, string>> = {
  userData: LAUNCH.userData,
  downloads: join(LAUNCH.userData, 'Downloads'),
  pictures: join(LAUNCH.userData, 'Pictures'),
  exe: LAUNCH.executable,
  temp: tmpdir(),
  home: homedir(),
};

class App extends Emitter {
  readonly isPackaged = LAUNCH.isPackaged;
  /** Exists on macOS only. */
  readonly dock = undefined;
  /** What the app requested from the system, for specs. */
  readonly requested = {
    badge: 0,
    loginItem: { openAtLogin: false, openAsHidden: false, args: [] as string[] },
    protocols: [] as string[],
    userModelId: '',
  };
  #name = LAUNCH.name;
  #isReady = false;
  #isQuitting = false;
  readonly #ready = Promise.withResolvers<void>();

  constructor() {
    super('app', EVENTS);
    contentsMade.on = (contents) => void this.emit('web-contents-created', {}, contents);
    lastWindow.onClosed = () => this.#onNoWindow();
  }

  /** Only called by boot.ts. */
  begin(): void {
    this.#isReady = true;
    this.#ready.resolve();
    this.emit('ready', {}, {});
  }

  get isQuitting(): boolean {
    return this.#isQuitting;
  }

  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  whenReady(): Promise<void> {
    return this.#ready.promise;
  }

  isReady(): boolean {
    return this.#isReady;
  }

  requestSingleInstanceLock(): boolean {
    return claimLock(
      (argv, folder) => void this.#ready.promise.then(() => this.emit('second-instance', {}, argv, folder, null)),
    );
  }

  quit(): void {
    const leaving = preventable({});
    this.emit('before-quit', leaving);
    if (leaving.defaultPrevented) return;
    this.#isQuitting = true;
    for (const window of BrowserWindow.getAllWindows()) {
      window.close();
      if (window.isDestroyed()) continue;
      // A window that refuses to close cancels quitting.
      this.#isQuitting = false;
      return;
    }
    const ending = preventable({});
    this.emit('will-quit', ending);
    if (ending.defaultPrevented) this.#isQuitting = false;
    else this.exit(0);
  }

  exit(code = 0): void {
    this.#isQuitting = true;
    for (const window of BrowserWindow.getAllWindows()) window.destroy();
    this.emit('quit', {}, code);
    runtime.end(code);
  }

  /** Only recorded: nobody would end the restarted process. */
  relaunch(options: { args?: string[] } = {}): void {
    writeFileSync(join(LAUNCH.userData, 'stand-in-relaunch.json'), JSON.stringify(options));
  }

  getPath(name: string): string {
    return PATHS[name] ?? refuse(`app.getPath('${name}')`);
  }

  getVersion = () => LAUNCH.version;
  getName = () => this.#name;
  setName(name: string): void {
    this.#name = name;
  }

  getLocale = () => 'en-GB';
  getPreferredSystemLanguages = () => ['en-NG', 'yo-NG'];

  setAppUserModelId(id: string): void {
    this.requested.userModelId = id;
  }

  /** Exists on Windows only, like the notifications of earlier runs. */
  setToastActivatorCLSID(): void {}

  setAsDefaultProtocolClient(protocol: string): boolean {
    this.requested.protocols.push(protocol);
    return true;
  }

  setLoginItemSettings({
    openAtLogin = false,
    openAsHidden = false,
    args = [],
  }: {
    openAtLogin?: boolean;
    openAsHidden?: boolean;
    args?: string[];
  }): void {
    this.requested.loginItem = { openAtLogin, openAsHidden, args };
  }

  getLoginItemSettings() {
    const { openAtLogin } = this.requested.loginItem;
    const status: Electron.LoginItemSettings['status'] = openAtLogin ? 'enabled' : 'not-registered';
    return { openAtLogin, wasOpenedAtLogin: false, status, executableWillLaunchAtLogin: openAtLogin, launchItems: [] };
  }

  setBadgeCount(count = 0): boolean {
    this.requested.badge = count;
    return true;
  }

  #onNoWindow(): void {
    if (this.#isQuitting) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }
}

export const app = new App();
