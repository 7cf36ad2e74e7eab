import { Redis } from 'ioredis';

import { StartupFault, errorText } from './startup-fault.ts';

/** How long a command may take, in milliseconds: a hanging Redis must not make calls hang. */
const COMMAND_MS = 2000;

/** The longest wait between two attempts to reconnect, in milliseconds. */
const RETRY_MAX_MS = 1000;

const retryStrategy = (attempt: number) => Math.min(attempt * 100, RETRY_MAX_MS);

/**
 * The connection to Redis, which nodes share beside the database. Redis only passes messages on: it holds no data
 * that must last, and every caller works without it while it is unavailable.
 */
export interface SharedRedis {
  /** For commands. While Redis is unavailable they fail at once, so that callers can continue without it. */
  client: Redis;
  /** Whether Redis answers now. */
  health(): Promise<boolean>;
  /** Calls the listener each time Redis is back after it was unavailable. */
  onReturn(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * Connects to Redis, and reconnects whenever the connection breaks.
 * @param url of the configuration, which has validated it
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
    // This option was for the first connection only, not for its duplicates, which the sockets' adapter creates.
    client.options.lazyConnect = false;
  } catch (error) {
    client.disconnect();
    throw new StartupFault([explain(url, fault ?? error)], { cause: error });
  }
  return {
    client,
    health: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    onReturn: (listener) => void client.on('ready', listener),
    async close() {
      await client.quit().catch(() => client.disconnect());
      for (const reader of client.readers) reader.disconnect();
    },
  };
}

/** Its commands fail at once while Redis is unavailable. Its duplicates, which read continuously, wait instead. */
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
