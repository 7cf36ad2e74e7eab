import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { freePort } from '../../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/find-browser.ts';
import { openSlowLine } from './slow-line.ts';
import { LIGHTHOUSE_LINE, PHONE, SLOWER_CPU } from './slow-visit.ts';

interface Answer {
  id?: number;
  result?: { result?: { value?: unknown } };
  error?: { message: string };
}

/** The only page of a browser that is driven without a log of what it does. */
export interface BarePage {
  /** Resolves once the new page has begun to load. */
  goTo: (url: string) => Promise<void>;
  /** Evaluates an expression, and waits for it if it is a promise. */
  read: (expression: string) => Promise<unknown>;
}

type Send = (method: string, params?: object) => Promise<NonNullable<Answer['result']>>;

async function connect(port: number): Promise<{ send: Send; close: () => void }> {
  let address: string | undefined;
  while (address === undefined) {
    await setTimeout(100);
    const targets: { type: string; webSocketDebuggerUrl: string }[] = await fetch(`http://localhost:${port}/json/list`)
      .then((answer) => answer.json())
      .catch(() => []);
    address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
  }
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, PromiseWithResolvers<NonNullable<Answer['result']>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result = {}, error }: Answer = JSON.parse(String(data));
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error.message));
    waiting.delete(id);
  });
  let calls = 0;
  const send: Send = (method, params = {}) => {
    const answered = Promise.withResolvers<NonNullable<Answer['result']>>();
    waiting.set((calls += 1), answered);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return answered.promise;
  };
  return { send, close: () => socket.close() };
}

/**
 * Runs visits on Lighthouse's slow phone, in a new browser. Playwright and Lighthouse enable the debugger's Runtime and
 * Network domains. With them, Chromium reads whole files again for the positions in stacks: at each error that React
 * creates while it is loaded, and at the first dynamic import. Those are tasks of up to 60 ms that no visitor has.
 * @param url of the server
 * @param script runs first on each page
 * @param session the content of localStorage for a signed-in user
 */
export async function onBarePhone<Result>(
  url: string,
  script: string,
  session: string | undefined,
  visit: (page: BarePage) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-phone-'));
  const port = await freePort();
  const { host, port: target } = new URL(url);
  const line = await openSlowLine(Number(target), LIGHTHOUSE_LINE);
  const options = [
    '--headless=new',
    ...BROWSER_ARGS,
    `--host-resolver-rules=MAP ${host} localhost:${line.port}`,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder}`,
  ];
  const program = findBrowser() ?? chromium.executablePath();
  // A group of its own: the program may be a script that starts the browser.
  const browser = spawn(program, [...options, 'about:blank'], { detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const { send, close } = await connect(port);
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...PHONE.viewport, deviceScaleFactor: 2, mobile: true });
    const signIn =
      session === undefined
        ? ''
        : `if (location.origin !== 'null') localStorage['oja.session'] ??= ${JSON.stringify(session)};`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source: signIn + script });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    const result = await visit({
      goTo: async (to) => void (await send('Page.navigate', { url: to })),
      read: async (expression) =>
        (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result?.value,
    });
    close();
    return result;
  } finally {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    line.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
