import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import type { App } from 'electron';

/** Starts Oja when its person logs in, or no longer. */
export interface LoginItem {
  /** Whether this app, as it is installed here, can be started so. */
  isPossible: boolean;
  /** Throws where the system does not take it. */
  set: (startsAtLogin: boolean) => void;
}

/** A packaged app alone: while developing, the program that runs is Electron's own. */
export function findLoginItem(app: Pick<App, 'isPackaged' | 'getPath' | 'setLoginItemSettings'>, environment: NodeJS.ProcessEnv = process.env): LoginItem {
  if (!app.isPackaged) return { isPossible: false, set: () => undefined };
  if (process.platform === 'linux') return autostartFile(environment['APPIMAGE'] ?? app.getPath('exe'), environment);
  return { isPossible: true, set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin }) };
}

/** Linux desktops start what has a file in this folder (the XDG autostart specification). */
export function autostartFile(program: string, environment: NodeJS.ProcessEnv): LoginItem {
  const folder = join(environment['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'autostart');
  const path = join(folder, 'ng.oja.desktop');
  return {
    isPossible: true,
    set(startsAtLogin) {
      if (!startsAtLogin) {
        rmSync(path, { force: true });
        return;
      }
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, ['[Desktop Entry]', 'Type=Application', 'Name=Oja', `Exec=${quoted(program)}`, 'Terminal=false', ''].join('\n'));
    },
  };
}

/** As the Desktop Entry specification quotes: a path may have spaces, and % has a meaning there. */
function quoted(program: string): string {
  return `"${program.replaceAll(/["`$\\]/gv, String.raw`\$&`).replaceAll('%', '%%')}"`;
}
