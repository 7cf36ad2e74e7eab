import type { Config } from '../foundation/startup/config.ts';
import { dataPaths } from '../foundation/startup/data-folder.ts';
import { openDatabase } from '../foundation/db/connection/open-database.ts';
import type { Queries } from '../foundation/db/database.ts';
import { makeLog } from '../foundation/http/logging.ts';
import { EmailQueue } from '../foundation/email/email-queue.ts';
import type { Mailer } from '../foundation/email/mailer.ts';
import { outboxMailer } from '../foundation/email/outbox-mailer.ts';
import { sandboxSms } from '../foundation/sms/sandbox-sms.ts';
import type { SmsSender } from '../foundation/sms/sms-sender.ts';
import { termii } from '../foundation/sms/termii.ts';
import type { SharedRedis } from '../foundation/startup/redis.ts';
import type { Services } from './services.ts';
import { openImageStore } from '../foundation/uploads/open-image-store.ts';

/**
 * Opens the services that the app is built from, as configured, in a prepared data folder.
 * @returns the services, and a function that releases them, once nothing uses them any more
 * @throws StartupFault when a service is not available
 */
export async function openServices(config: Config): Promise<{ services: Services; release: () => Promise<void> }> {
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config);
  for (const warning of database.warnings) log.warn(warning);
  const mailer = await makeMailer(config);
  const images = await openImageStore(config);
  const emails = new EmailQueue(database.queries, mailer, Date.now, log);
  const redis = await joinRedis(config);
  return {
    services: {
      config,
      database,
      redis,
      images,
      emails,
      sms: makeSmsSender(config, database.queries, Date.now),
      now: Date.now,
      log,
    },
    async release() {
      mailer.close();
      await redis?.close();
      await database.close();
    },
  };
}

/** The configured sender of text messages: Termii where SMS_PROVIDER names it, else the sandbox. */
export function makeSmsSender(config: Pick<Config, 'termii'>, queries: Queries, now: () => number): SmsSender {
  return config.termii === undefined ? sandboxSms(queries, now) : termii(config.termii);
}

// Modules are loaded only where the installation uses them.
async function joinRedis({ redisUrl }: Config): Promise<SharedRedis | undefined> {
  if (redisUrl === undefined) return undefined;
  const { openRedis } = await import('../foundation/startup/redis.ts');
  return openRedis(redisUrl);
}

async function makeMailer({ dataDir, smtpUrl, mailFrom }: Config): Promise<Mailer> {
  const { outbox, unfinished } = dataPaths(dataDir);
  if (smtpUrl === undefined) return outboxMailer(outbox, unfinished, mailFrom);
  const { smtpMailer } = await import('../foundation/email/smtp-mailer.ts');
  return smtpMailer(smtpUrl, mailFrom);
}
