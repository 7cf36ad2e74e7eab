import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../foundation/startup/config.ts';
import type { Database } from '../foundation/db/database.ts';
import type { EmailQueue } from '../foundation/email/email-queue.ts';
import type { SmsSender } from '../foundation/sms/sms-sender.ts';
import type { SharedRedis } from '../foundation/startup/redis.ts';
import type { ImageStore } from '../foundation/uploads/image-store.ts';

/** The services that the app is built from. main.ts creates the real ones; tests pass their own. */
export interface Services {
  config: Config;
  database: Database;
  images: ImageStore;
  emails: EmailQueue;
  sms: SmsSender;
  /** Set where REDIS_URL is set: the connection that nodes share beside the database. */
  redis: SharedRedis | undefined;
  /** The current time, in milliseconds since 1970. */
  now: () => number;
  log: FastifyBaseLogger;
}
