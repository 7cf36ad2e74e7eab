import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

import { expect } from 'vitest';

import { freePort } from './free-port.ts';

const MAIN = resolve(import.meta.dirname, '../src/entry/main.ts');

/** A server in a process of its own. */
export interface ServerProcess {
  process: ChildProcess;
  /** What it has written so far, to both streams. */
  output: () => string;
  /** Its exit code; null after a signal that ended it. */
  ended: Promise<number | null>;
}

/** Starts a server without the demo market, and with no other variables than these. */
function start(environment: Record<string, string>): ServerProcess {
  const { PATH } = process.env;
  const server = spawn(process.execPath, [MAIN], {
    env: { ...(PATH !== undefined && { PATH }), OJA_DEMO: 'off', ...environment },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    process: server,
    output: () => output,
    ended: new Promise((settle) => {
      server.once('exit', settle);
    }),
  };
}

/** Starts a server on a free port, and waits until it is ready. */
export async function startReady(environment: Record<string, string>): Promise<ServerProcess & { url: string }> {
  const port = await freePort();
  const run = start({ PORT: String(port), HOST: '127.0.0.1', ...environment });
  await expect.poll(run.output, { timeout: 15_000 }).toContain('Oja is ready at');
  return { ...run, url: `http://127.0.0.1:${port}` };
}

/** Tries a start that must fail, and returns its exit code and output. */
export async function refused(environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const run = start(environment);
  const code = await run.ended;
  return { code, lines: run.output().trim().split('\n') };
}
