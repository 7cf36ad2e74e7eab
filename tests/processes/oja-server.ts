import { resolve } from 'node:path';

import { freePort } from '../../packages/server/test/free-port.ts';
import { Program } from './program.ts';

const MAIN = resolve(import.meta.dirname, '../../packages/server/src/main.mjs');

/** A real server process, as `npm start` runs it. */
export interface OjaServer {
  program: Program;
  /** Its address, without a slash at the end. */
  url: string;
  port: number;
}

/** The settings of the server. Without a port, a free one is found. */
export interface ServerSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  port?: number;
  /** Further environment variables. */
  environment?: Record<string, string>;
  nodeOptions?: readonly string[];
  /** How long it may take until it serves requests; creating the demo data takes a while. */
  withinMs?: number;
}

/**
 * Starts the server without demo data and with limits that a load does not reach, and waits until it serves requests.
 * A free port that another test's program takes first is replaced by another one.
 */
export async function startOja(settings: ServerSettings, attempts = 3): Promise<OjaServer> {
  const port = settings.port ?? (await freePort());
  const program = new Program(
    MAIN,
    [],
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDir,
      OJA_DEMO: 'off',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
      ...settings.environment,
    },
    settings.nodeOptions,
  );
  try {
    await program.waitForOutput('Oja is ready at', settings.withinMs);
  } catch (error) {
    const isTaken = settings.port === undefined && program.output.includes(`PORT ${port} is taken by another program`);
    if (!isTaken || attempts === 1) throw error;
    return await startOja(settings, attempts - 1);
  }
  return { program, port, url: `http://127.0.0.1:${port}` };
}
