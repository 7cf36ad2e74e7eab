import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { LetterQueue } from './mail/letter-queue.ts';
import type { SharedRedis } from './redis.ts';
import type { ImageStore } from './uploads/image-store.ts';

/** What the app is built from. The real ones are made in main.ts; tests pass their own. */
export interface Services {
  config: Config;
  database: Database;
  images: ImageStore;
  letters: LetterQueue;
  /** Where REDIS_URL is set: what several nodes share beside the database. */
  redis: SharedRedis | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: FastifyBaseLogger;
}
