import { Redis } from 'ioredis';

import { StartupFault, errorText } from './startup-fault.ts';

/** How long a command may take, in milliseconds: a Redis that hangs must not make calls hang. */
const COMMAND_MS = 2000;

/** The longest wait between two attempts to come back, in milliseconds. */
const RETRY_MAX_MS = 1000;

const retryStrategy = (attempt: number) => Math.min(attempt * 100, RETRY_MAX_MS);

/**
 * What several nodes share beside the database: Redis is the post office, not the archive. Nothing that must last is
 * kept there, and every caller goes on without it when it is away.
 */
export interface SharedRedis {
  /** For commands. Those given while Redis is away fail at once, so that their callers can go on without it. */
  client: Redis;
  /** Whether it answers now. */
  health(): Promise<boolean>;
  /** Calls back each time Redis is there again after it was away. */
  onReturn(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * Connects to Redis, and keeps coming back to it whenever the connection breaks.
 * @param url of the configuration, checked there
 * @throws StartupFault when it cannot be reached now
 */
export async function openRedis(url: string): Promise<SharedRedis> {
  const client = new ImpatientRedis(url);
  let fault: unknown;
  client.on('error', (error) => {
    fault = error;
  });
  try {
    await client.connect();
    // What this said of the first connection is not meant for its duplicates, which the sockets' adapter asks for.
    client.options.lazyConnect = false;
  } catch (error) {
    client.disconnect();
    throw new StartupFault([explain(url, fault ?? error)], { cause: error });
  }
  return {
    client,
    health: () => client.ping().then(() => true, () => false),
    onReturn: (listener) => void client.on('ready', listener),
    async close() {
      await client.quit().catch(() => client.disconnect());
      for (const reader of client.readers) reader.disconnect();
    },
  };
}

/** Fails at once while it is away; its duplicates, which read without end, wait instead. */
class ImpatientRedis extends Redis {
  readonly #url: string;
  readonly readers: Redis[] = [];

  constructor(url: string) {
    super(url, {
      lazyConnect: true,
      connectionName: 'oja',
      connectTimeout: 5000,
      commandTimeout: COMMAND_MS,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy,
    });
    this.#url = url;
  }

  override duplicate(): Redis {
    const reader = new Redis(this.#url, {
      connectionName: 'oja-reader',
      connectTimeout: 5000,
      keepAlive: 5000,
      maxRetriesPerRequest: null,
      retryStrategy,
    });
    this.readers.push(reader);
    return reader;
  }
}

/** One line without the password. */
function explain(url: string, error: unknown): string {
  const { hostname, port } = new URL(url);
  return `REDIS_URL: Redis at ${hostname}:${port || '6379'} cannot be used: ${errorText(error)}. Start it there, or correct the address, user and password.`;
}
