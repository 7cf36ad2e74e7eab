import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import type { App } from 'electron';

import { BridgeCallError } from '../faults/bridge-call-error.ts';
import { text } from '../texts/texts.ts';

/** Controls whether Oja starts when the user logs in. */
export interface LoginItem {
  /** Whether this app, as it is installed here, can start at login. */
  isPossible: boolean;
  /** The current state in the system. The user may have changed it in the system's settings. */
  isOn: () => boolean;
  /** @throws BridgeCallError `not_stored` if the system refuses the change; `isOn` is then unchanged */
  set: (startsAtLogin: boolean) => void;
  /** Updates the entry, if there is one, to the program's new path. Never throws. */
  moved: (program: string) => void;
}

type SystemApp = Pick<App, 'isPackaged' | 'getPath' | 'getLoginItemSettings' | 'setLoginItemSettings'>;

/** Only for a packaged app: in development the running program is Electron's own. */
export function findLoginItem(app: SystemApp, environment: NodeJS.ProcessEnv = process.env): LoginItem {
  if (!app.isPackaged) return { isPossible: false, isOn: () => false, set: () => undefined, moved: () => undefined };
  if (process.platform === 'linux') {
    const program = environment['APPIMAGE'] ?? app.getPath('exe');
    const item = autostartFile(program, environment);
    // The program may have been moved or renamed since the entry was written.
    item.moved(program);
    return item;
  }
  return systemItem(app);
}

/** The login items of macOS and Windows. These systems report no failure, so the state is read back afterwards. */
function systemItem(app: Pick<SystemApp, 'getLoginItemSettings' | 'setLoginItemSettings'>): LoginItem {
  const isMac = process.platform === 'darwin';
  const isOn = () => {
    const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings();
    // On Windows an entry can exist and still be disabled.
    return openAtLogin && (isMac || executableWillLaunchAtLogin);
  };
  return {
    isPossible: true,
    isOn,
    set(openAtLogin) {
      app.setLoginItemSettings({ openAtLogin });
      if (isOn() === openAtLogin) return;
      if (isMac && openAtLogin && app.getLoginItemSettings().status === 'requires-approval') {
        throw new BridgeCallError('not_stored', text('login.macWaits'));
      }
      throw new BridgeCallError('not_stored', text(isMac ? 'login.macRefused' : 'login.windowsRefused'));
    },
    // An update replaces the program at the same path there.
    moved: () => undefined,
  };
}

/** Linux desktops start the programs that have a file in this folder (the XDG autostart specification). */
export function autostartFile(program: string, environment: NodeJS.ProcessEnv): LoginItem {
  const folder = join(environment['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'autostart');
  const path = join(folder, 'ng.oja.desktop');
  const read = () => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  };
  const isOn = () => {
    const entry = read();
    return entry !== undefined && !TURNED_OFF.test(entry);
  };
  let current = program;
  const write = (startsAtLogin: boolean) => {
    if (!startsAtLogin) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path,
      ['[Desktop Entry]', 'Type=Application', 'Name=Oja', execOf(current), 'Terminal=false', ''].join('\n'),
    );
  };
  return {
    isPossible: true,
    isOn,
    moved(to) {
      current = to;
      if (!isOn() || read()?.split('\n').includes(execOf(to))) return;
      try {
        write(true);
      } catch {
        // The user did not request this repair. Turning the setting on reports the error.
      }
    },
    set(startsAtLogin) {
      try {
        write(startsAtLogin);
      } catch {
        throw new BridgeCallError('not_stored', text('login.notWritten', { path }));
      }
    },
  };
}

/** Lines with which desktop settings disable such a file without removing it. */
const TURNED_OFF = /^(?:Hidden[ \t]*=[ \t]*true|X-GNOME-Autostart-enabled[ \t]*=[ \t]*false)[ \t]*\r?$/mv;

const execOf = (program: string) => `Exec=${quoted(program)}`;

/** Quotes a path as the Desktop Entry specification says: it may contain spaces, and % has a special meaning. */
function quoted(program: string): string {
  return `"${program.replaceAll(/["`$\\]/gv, String.raw`\$&`).replaceAll('%', '%%')}"`;
}
