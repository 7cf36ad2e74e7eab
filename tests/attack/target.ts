import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import type { Program } from '../processes/program.ts';
import { type Call, type Reply, send } from './caller.ts';
import { type Cast, addCast } from './cast.ts';
import { Outbox } from './outbox.ts';

/** How long a start may take on a busy machine, in milliseconds. */
const STARTS_MS = 60_000;

/**
 * What production needs beside its address: emails and payments stay on this machine, and nothing is ever sent by SMS.
 */
export const PRODUCTION = {
  NODE_ENV: 'production',
  OJA_ALLOW: 'outbox,sandbox',
  SMS_PROVIDER: 'termii',
  TERMII_API_KEY: 'the key of an attack',
  TERMII_SENDER: 'Oja',
  TERMII_URL: 'http://127.0.0.1:9',
};

/** A server under attack: of this checkout, on this machine, with its own database. */
export interface Target {
  url: string;
  port: number;
  cast: Cast;
  outbox: Outbox;
  program: Program;
  call(method: string, path: string, call?: Call): Promise<Reply>;
  stop(): Promise<void>;
}

/** Starts a server with the limits of a real one, with a cast. */
export async function startTarget(environment: Record<string, string>): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-attack-'));
  const cast = await addCast(dataDir);
  const port = await freePort();
  const server = await startOja({
    dataDir,
    port,
    withinMs: STARTS_MS,
    environment: { PUBLIC_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_SCALE: '1', ...environment },
  });
  return {
    url: server.url,
    port,
    cast,
    outbox: new Outbox(dataDir),
    program: server.program,
    call: (method, path, call) => send(port, method, path, call),
    async stop() {
      server.program.kill('SIGKILL');
      await server.program.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
