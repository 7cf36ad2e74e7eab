import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { Redis } from 'ioredis';

import { freePort } from './free-port.ts';

/** A real Redis for one test: empty, in memory, on a free port. */
export interface RedisServer {
  url: string;
  port: number;
  /** Ends it at once, like a crash. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error with a plain reason if there is no Redis on this machine */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let server = await launch(port);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    async restart() {
      server = await launch(port);
    },
    stop: kill,
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const failed = once(server, 'error').then(([cause]) => {
    throw new Error(
      'redis-server is not on this machine, and the tests need it: install Redis (apt-get install redis-server, brew install redis).',
      {
        cause,
      },
    );
  });
  await Promise.race([answers(port), failed]);
  return server;
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Redis({ port, host: '127.0.0.1', lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
      return;
    } catch {
      await wait(50);
    } finally {
      client.disconnect();
    }
  }
  throw new Error(`redis-server does not answer at port ${port} after five seconds.`);
}
