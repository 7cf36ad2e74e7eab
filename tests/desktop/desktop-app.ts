import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { _electron, type ElectronApplication, type Page } from '@playwright/test';

import { EXECUTABLE } from './executable.ts';

/** The app's own page, as Electron and the stand-in's Chromium name it. */
const OWN_PAGE = /^(?:oja-app:\/\/app|http:\/\/app\.oja-app\.localhost)\//;
const END_WITHIN_MS = 10_000;

/** A running desktop app with its window. */
export interface DesktopApp {
  app: ElectronApplication;
  page: Page;
}

/** The environment of one app: its user data, and the address of the server that it was built for. */
export interface Home {
  userData: string;
  /** In the form of --host-resolver-rules. */
  hosts: string;
  environment: Record<string, string>;
}

const environmentOf = (home: Home, more: Record<string, string>) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  ...home.environment,
  ...more,
});
const argumentsOf = (home: Home, more: readonly string[], args = EXECUTABLE.args) => [
  ...args,
  `--user-data-dir=${home.userData}`,
  `--host-resolver-rules=${home.hosts}`,
  ...more,
];

/** The options of one launch. */
interface LaunchOptions {
  args?: readonly string[];
  environment?: Record<string, string>;
  /** Another program than the built app. */
  executable?: Pick<typeof EXECUTABLE, 'args' | 'launchPath'>;
}

/** Launches the app and waits until its window shows the app's page. */
export async function launchApp(home: Home, more: LaunchOptions = {}): Promise<DesktopApp> {
  const { launchPath, args } = more.executable ?? EXECUTABLE;
  const app = await _electron.launch({
    ...(launchPath !== undefined && { executablePath: launchPath }),
    args: argumentsOf(home, more.args ?? [], args),
    env: environmentOf(home, more.environment ?? {}),
  });
  const page = await app.firstWindow();
  // The page starts empty, with an origin and storage of its own.
  await page.waitForURL(OWN_PAGE);
  return { app, page };
}

/** Launches the app again, as a second press on its icon does. Returns the exit code of that process. */
export async function launchAgain(home: Home, args: readonly string[] = []): Promise<number | null> {
  const child = spawn(
    EXECUTABLE.path,
    [...(process.platform === 'linux' ? ['--no-sandbox'] : []), ...argumentsOf(home, args)],
    {
      env: environmentOf(home, {}),
      stdio: 'ignore',
    },
  );
  await endOf(child);
  return child.exitCode;
}

/** Quits the app as its menu does, and waits for the end. Closing the page would only hide the window. */
export async function quitApp({ app }: DesktopApp): Promise<void> {
  const child = app.process();
  const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await app.close();
  clearTimeout(timer);
}

/** Kills the app, as the system does when memory runs out. */
export async function killApp({ app }: DesktopApp): Promise<void> {
  const child = app.process();
  const ended = endOf(child);
  child.kill('SIGKILL');
  await ended;
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
