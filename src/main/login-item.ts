import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import type { App } from 'electron';

import { BridgeFault } from './bridge-fault.ts';

/** Starts Oja when its person logs in, or no longer. */
export interface LoginItem {
  /** Whether this app, as it is installed here, can be started so. */
  isPossible: boolean;
  /** What holds in the system now: its person may have changed it in the system's own settings. */
  isOn: () => boolean;
  /** @throws BridgeFault `not_kept` where the system does not take it: as before, it is what `isOn` says */
  set: (startsAtLogin: boolean) => void;
  /** The program lies somewhere else from now on; what starts it at login, if anything, follows. Throws nothing. */
  moved: (program: string) => void;
}

type SystemApp = Pick<App, 'isPackaged' | 'getPath' | 'getLoginItemSettings' | 'setLoginItemSettings'>;

/** A packaged app alone: while developing, the program that runs is Electron's own. */
export function findLoginItem(app: SystemApp, environment: NodeJS.ProcessEnv = process.env): LoginItem {
  if (!app.isPackaged) return { isPossible: false, isOn: () => false, set: () => undefined, moved: () => undefined };
  if (process.platform === 'linux') {
    const program = environment['APPIMAGE'] ?? app.getPath('exe');
    const item = autostartFile(program, environment);
    // It may have been moved, or replaced by a newer one of another name, since it was written down.
    item.moved(program);
    return item;
  }
  return systemItem(app);
}

const WHERE_MAC = 'System Settings, General, Login Items';
const REFUSED = {
  darwin: `macOS did not take it. Change it in ${WHERE_MAC}.`,
  win32: 'Windows did not take it: whoever manages this computer may have locked it. Change it in Settings, Apps, Startup.',
};

/** The system's own list of macOS and Windows. It tells of no failure, so that it is asked afterwards. */
function systemItem(app: Pick<SystemApp, 'getLoginItemSettings' | 'setLoginItemSettings'>): LoginItem {
  const isMac = process.platform === 'darwin';
  const isOn = () => {
    const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings();
    // On Windows it may stand in the list, and be turned off there.
    return openAtLogin && (isMac || executableWillLaunchAtLogin);
  };
  return {
    isPossible: true,
    isOn,
    set(openAtLogin) {
      app.setLoginItemSettings({ openAtLogin });
      if (isOn() === openAtLogin) return;
      if (isMac && openAtLogin && app.getLoginItemSettings().status === 'requires-approval') {
        throw new BridgeFault('not_kept', `macOS waits for you to allow it: turn Oja on in ${WHERE_MAC}.`);
      }
      throw new BridgeFault('not_kept', isMac ? REFUSED.darwin : REFUSED.win32);
    },
    // An update takes the old one's place there.
    moved: () => undefined,
  };
}

/** Linux desktops start what has a file in this folder (the XDG autostart specification). */
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
    const text = read();
    return text !== undefined && !TURNED_OFF.test(text);
  };
  let current = program;
  const write = (startsAtLogin: boolean) => {
    if (!startsAtLogin) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, ['[Desktop Entry]', 'Type=Application', 'Name=Oja', execOf(current), 'Terminal=false', ''].join('\n'));
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
        // Nobody has asked for anything now: whoever turns it on in the settings is told why that fails.
      }
    },
    set(startsAtLogin) {
      try {
        write(startsAtLogin);
      } catch {
        throw new BridgeFault('not_kept', `Oja may not write ${path}, or the disk is full. Make it yours to write to, or free some space, and try again.`);
      }
    },
  };
}

/** How the settings of desktops turn such a file off without removing it. */
const TURNED_OFF = /^(?:Hidden[ \t]*=[ \t]*true|X-GNOME-Autostart-enabled[ \t]*=[ \t]*false)[ \t]*\r?$/mv;

const execOf = (program: string) => `Exec=${quoted(program)}`;

/** As the Desktop Entry specification quotes: a path may have spaces, and % has a meaning there. */
function quoted(program: string): string {
  return `"${program.replaceAll(/["`$\\]/gv, String.raw`\$&`).replaceAll('%', '%%')}"`;
}
