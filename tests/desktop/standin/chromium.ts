import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';

import { BROWSER_ARGS, findBrowser } from '../../../scripts/find-browser.ts';
import { CdpConnection } from './cdp.ts';

const LISTENING = /^DevTools listening on ws:\/\//;
/** How long Chromium may take to write its storage to disk, in milliseconds. */
const TIMEOUT_MS = 5000;

/** The Chromium process behind the windows. */
export interface Chromium {
  connection: CdpConnection;
  /** The output line by which Playwright finds it. */
  listening: string;
  /** Ends it after its storage is written to disk. */
  end: () => Promise<void>;
}

/**
 * Starts Chromium without a window, in the user's data folder.
 * @param options `hosts` as --host-resolver-rules takes them; `args` further switches
 * @throws if there is no Chromium, or it does not start
 */
export async function startChromium(options: {
  userData: string;
  hosts: string;
  args: readonly string[];
}): Promise<Chromium> {
  const program = findBrowser();
  if (program === undefined)
    throw new Error('The stand-in needs Chromium or Chrome. Install one or set OJA_BROWSER to its path.');
  const child = spawn(
    program,
    [
      ...BROWSER_ARGS,
      '--headless=new',
      '--disable-gpu',
      '--no-startup-window',
      '--hide-scrollbars',
      '--mute-audio',
      '--password-store=basic',
      '--use-mock-keychain',
      '--disable-extensions',
      '--disable-default-apps',
      '--no-default-browser-check',
      // Electron keeps no page in a back-forward cache.
      '--disable-features=BackForwardCache,MediaRouter,OptimizationHints,Translate,LensOverlay,PaintHolding,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      '--disable-breakpad',
      `--user-data-dir=${join(options.userData, 'chromium')}`,
      `--host-resolver-rules=${options.hosts}`,
      ...options.args,
      // Playwright connects to the port. The pipe belongs to this process: when it dies, the pipe closes and Chromium
      // ends.
      '--remote-debugging-port=0',
      '--remote-debugging-pipe',
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const [, , errors, out, into] = child.stdio;
  if (!errors || !(out instanceof Writable) || !(into instanceof Readable))
    throw new Error('Chromium was started without pipes.');

  const lines = createInterface({ input: errors });
  const output: string[] = [];
  const listening = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      if (LISTENING.test(line)) resolve(line);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Chromium did not start. Its output:\n${output.join('\n')}`)));
  });
  const connection = new CdpConnection(out, into);
  return {
    connection,
    listening,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      const ended = once(child, 'exit');
      // Chromium may be gone before it answers.
      connection
        .session()
        .send('Browser.close')
        .catch(() => undefined);
      await ended;
      clearTimeout(timer);
    },
  };
}
