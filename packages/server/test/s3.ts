import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';

import { freePort } from './free-port.ts';

/** A file-based S3 server that tests can stop and start. */
export interface TestBucket {
  /** Environment variables that make the app use it. */
  environment: Record<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'oja-bucket-'));
  const port = await freePort();
  let running: S3rver | undefined;
  const stop = async () => {
    const stopping = running;
    running = undefined;
    // Open connections would delay the stop.
    stopping?.httpServer.closeAllConnections();
    await stopping?.close();
  };
  const start = async () => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'pictures' }],
    });
    await running.run();
  };
  await start();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      // The only key that this server accepts.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
