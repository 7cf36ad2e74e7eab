/** How this process was launched, read once from the arguments of Electron and Playwright. */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import electron from 'electron/package.json' with { type: 'json' };

const [, , ...given] = process.argv;
/** The switches that Playwright puts before the app's arguments, and removes again in a real Electron. */
const PLAYWRIGHTS = /^--(?:no-sandbox$|inspect=|remote-debugging-port=)/;
const own = given.filter((argument) => !PLAYWRIGHTS.test(argument));

const valueOf = (name: string) => own.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const folder = own.find((argument) => !argument.startsWith('-'));
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  throw new Error(
    `stand-in: the first argument must be the app's folder, the one with its package.json, not ${folder ?? 'nothing'}`,
  );
}
const manifest: { name: string; version: string; main: string } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);

const userData = resolve(
  valueOf('user-data-dir') ?? join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), manifest.name),
);
mkdirSync(userData, { recursive: true });

/** The program's name distinguishes a packaged app from Electron itself, as in Electron. */
const executable = resolve(import.meta.dirname, 'bin', basename(process.env['STANDIN_PROGRAM'] ?? 'electron'));

export const LAUNCH = {
  executable,
  isPackaged: basename(executable) !== 'electron',
  /** The folder beside a packaged app's archive; the stand-in uses the app's folder instead of an archive. */
  resources: resolve(folder),
  /** Whether a debugger, such as Playwright, decides when the app starts. */
  isDriven: given.some((argument) => argument.startsWith('--inspect=')),
  electronVersion: electron.version,
  name: manifest.name,
  version: manifest.version,
  main: resolve(folder, manifest.main),
  userData,
  /** Host mappings, such as 'MAP localhost:4000 127.0.0.1:50123', in Chromium's form. */
  hosts: valueOf('host-resolver-rules'),
  argv: [executable, ...own],
} as const;
