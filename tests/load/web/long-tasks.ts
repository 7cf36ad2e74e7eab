import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { freePort } from '../../../packages/server/test/free-port.ts';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/find-browser.ts';
import { LIGHTHOUSE_LINE, PHONE, SLOWER_CPU } from './slow-visit.ts';

/** How long a visit is watched: its last long tasks come when the page is idle. */
const VISIT_MS = 6000;

const WATCH = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask', buffered: true });`;

interface Answer {
  id?: number;
  result?: { result?: { value?: unknown } };
}

type Send = (method: string, params?: object) => Promise<NonNullable<Answer['result']>>;

/** Connects to the only page of a browser. Playwright cannot be used: see `longestTask`. */
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
  const waiting = new Map<number, (result: NonNullable<Answer['result']>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result }: Answer = JSON.parse(String(data));
    if (id !== undefined) waiting.get(id)?.(result ?? {});
  });
  let calls = 0;
  const send: Send = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set((calls += 1), resolve);
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  return { send, close: () => socket.close() };
}

/**
 * Opens a page as a first visit on Lighthouse's slow phone. Without the debugger's Runtime domain, which Playwright and
 * Lighthouse enable: with it, each error that React creates while it is loaded reads its whole file again for the
 * positions in its stack, a task of 60 ms that no visitor has.
 * @param session the content of localStorage for a signed-in user
 * @returns the longest task in milliseconds; 0 where none took 50
 */
export async function longestTask(url: string, session?: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-tasks-'));
  const port = await freePort();
  const browser = spawn(findBrowser() ?? chromium.executablePath(), [
    '--headless=new',
    ...BROWSER_ARGS,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const { send, close } = await connect(port);
    await send('Page.enable');
    await send('Network.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...PHONE.viewport, deviceScaleFactor: 2, mobile: true });
    const stored = session === undefined ? '' : `localStorage.setItem('oja.session', ${JSON.stringify(session)});`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source: stored + WATCH });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await send('Network.emulateNetworkConditions', LIGHTHOUSE_LINE);
    await send('Page.navigate', { url });
    await setTimeout(VISIT_MS);
    const { result } = await send('Runtime.evaluate', { expression: 'Math.max(0, ...longTasks)' });
    close();
    return Number(result?.value);
  } finally {
    browser.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
