import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type APIRequestContext, expect, type Page, request as requests, test as base } from '@playwright/test';

// Declares `window.oja` for every page.
import '../../src/renderer/platform/window-oja.ts';
import { DEFAULT_SERVER_ORIGIN } from '../../renderer.config.ts';
import { makeAccount, type TestAccount } from '../e2e/accounts.ts';
import { startOja, type OjaServer } from '../processes/oja-server.ts';
import { type DesktopApp, type Home, launchApp, quitApp } from './desktop-app.ts';
import { busWith } from './session-bus.ts';

/** The page's origin in the stand-in's Chromium. In Electron it is oja-app://app, which servers allow by default. */
export const STANDIN_ORIGIN = 'http://app.oja-app.localhost';

export const makeFolder = (name: string) => mkdtemp(join(tmpdir(), `oja-desktop-${name}-`));

/**
 * Starts a server that allows the app's origin.
 * @param environment further variables
 */
export const startServer = (dataDir: string, port?: number, environment: Record<string, string> = {}) =>
  startOja({
    dataDir,
    ...(port !== undefined && { port }),
    environment: { PUBLIC_URL: DEFAULT_SERVER_ORIGIN, WEB_ORIGINS: STANDIN_ORIGIN, ...environment },
  });

/**
 * Creates a folder for one app, with the server under the name that the app was built for, and removes it afterwards.
 */
export async function withHome(
  server: Pick<OjaServer, 'port'>,
  tray: boolean,
  use: (home: Home) => Promise<void>,
): Promise<void> {
  const folder = await makeFolder('data');
  const hosts = `MAP ${new URL(DEFAULT_SERVER_ORIGIN).host} 127.0.0.1:${server.port}`;
  await use({
    userData: join(folder, 'oja'),
    hosts,
    environment: { XDG_CONFIG_HOME: join(folder, 'config'), PATH: await busWith(folder, { tray }) },
  });
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface WorkerFixtures {
  /** A real server for each worker. */
  server: OjaServer;
  /** One signed-out app for all tests that do not change it: a launch takes longer than most of these tests. */
  shared: DesktopApp;
}

interface Fixtures {
  /** Whether the desktop has a tray. Default true. */
  tray: boolean;
  /** A folder of user data for this test's app only. */
  home: Home;
  /** Launches the app. Apps that still run at the end of the test are ended. */
  launch: (more?: Parameters<typeof launchApp>[1]) => Promise<DesktopApp>;
  /** Calls to the server, beside the app. */
  calls: APIRequestContext;
  account: TestAccount;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const dataDir = await makeFolder('server');
      const server = await startServer(dataDir);
      await use(server);
      await server.program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shared: [
    ({ server }, use) =>
      withHome(server, true, async (home) => {
        const desktop = await launchApp(home);
        await use(desktop);
        await quitApp(desktop);
      }),
    { scope: 'worker' },
  ],
  tray: [true, { option: true }],
  home: ({ server, tray }, use) => withHome(server, tray, use),
  launch: async ({ home }, use) => {
    const running = new Set<DesktopApp>();
    await use(async (more) => {
      const desktop = await launchApp(home, more);
      running.add(desktop);
      desktop.app.once('close', () => running.delete(desktop));
      return desktop;
    });
    await Promise.all([...running].map((desktop) => quitApp(desktop)));
  },
  calls: async ({ server }, use) => {
    const context = await requests.newContext({ baseURL: server.url });
    await use(context);
    await context.dispose();
  },
  account: async ({ calls }, use) => {
    await use(await makeAccount(calls));
  },
});

export { expect } from '@playwright/test';

/** Signs in at the app's start page, as a user does, and waits for the dashboard after its reload. */
export async function signIn(
  page: Page,
  { userName, password }: Pick<TestAccount, 'userName' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Signs in, and waits until the app receives events: from then on it shows notifications. */
export async function signInLive(page: Page, account: Parameters<typeof signIn>[1]): Promise<void> {
  const isLive = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('getOnlineUsers')) resolve();
      }),
    );
  });
  await signIn(page, account);
  await isLive;
}

/** The tab bar of every dashboard screen. */
export const dashboard = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** Loads another of the app's addresses. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

/** Goes to the login and waits until it has settled. */
export async function goToLogin(page: Page): Promise<void> {
  await goTo(page, '/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}
