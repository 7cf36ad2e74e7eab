import type { Config } from './config.ts';
import { dataPaths, prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './db/database.ts';
import { makeLog } from './http/logging.ts';
import { LetterQueue } from './mail/letter-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import type { SharedRedis } from './redis.ts';
import type { Services } from './services.ts';
import { openImageStore } from './uploads/open-image-store.ts';

/**
 * Opens what the app is built from, as the configuration says.
 * @returns the services, and what lets go of them, once nothing uses them any more
 * @throws StartupFault when something cannot be had
 */
export async function openServices(config: Config): Promise<{ services: Services; release: () => Promise<void> }> {
  await prepareDataFolder(config.dataDir);
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config);
  const mailer = await makeMailer(config);
  const images = await openImageStore(config);
  const letters = new LetterQueue(database.queries, mailer, Date.now, log);
  const redis = await joinRedis(config);
  return {
    services: { config, database, redis, images, letters, now: Date.now, log },
    async release() {
      mailer.close();
      await redis?.close();
      await database.close();
    },
  };
}

// What an installation does not use, it does not load.
async function joinRedis({ redisUrl }: Config): Promise<SharedRedis | undefined> {
  if (redisUrl === undefined) return undefined;
  const { openRedis } = await import('./redis.ts');
  return openRedis(redisUrl);
}

async function makeMailer({ dataDir, smtpUrl, mailFrom }: Config): Promise<Mailer> {
  const { outbox, unfinished } = dataPaths(dataDir);
  if (smtpUrl === undefined) return outboxMailer(outbox, unfinished, mailFrom);
  const { smtpMailer } = await import('./mail/smtp-mailer.ts');
  return smtpMailer(smtpUrl, mailFrom);
}
