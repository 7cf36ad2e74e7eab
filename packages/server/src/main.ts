import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { dataPaths, prepareDataFolder } from './data-folder.ts';
import { openDatabase } from './db/database.ts';
import { makeLog } from './http/logging.ts';
import { checkAddress, listen } from './listen.ts';
import { LetterQueue } from './mail/letter-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { say, sayFault } from './printer.ts';
import { openRedis } from './redis.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoMarket } from './seed/demo-accounts.ts';
import { seedMarket } from './seed/seed-market.ts';
import { StartupFault, errorText } from './startup-fault.ts';
import { startSweeper } from './sweeper/start-sweeper.ts';
import { folderImageStore } from './uploads/image-store.ts';

/** How long a stop may take before it is forced. */
const STOP_MS = 10_000;

/** Starts the server from the environment. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await checkAddress(config);
  await prepareDataFolder(config.dataDir);
  const paths = dataPaths(config.dataDir);
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config);
  const mailer = makeMailer(config);
  const images = folderImageStore(paths.images, paths.unfinished);
  const letters = new LetterQueue(database.queries, mailer, Date.now, log);
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl);
  const services = { config, database, redis, images, letters, now: Date.now, log };
  const app = await buildApp(services);

  if (config.demo) await seedMarket(database, images, Date.now(), say);

  const release = async () => {
    await app.close();
    mailer.close();
    await redis?.close();
    await database.close();
  };
  try {
    await listen(app, config);
  } catch (error) {
    await release();
    throw error;
  }
  const stopSweeping = startSweeper(services);
  stopOnSignal(async () => {
    await Promise.all([app.close(), stopSweeping()]);
    await release();
  });
  say(`Oja is ready at ${config.publicUrl}`);
  if (config.demo && (await hasDemoMarket(database.queries))) {
    say(`Demo accounts, each with the password ${DEMO_PASSWORD}:`, ...DEMO_ACCOUNTS.map((name) => `  ${name}`));
  }
}

function makeMailer(config: Config): Mailer {
  const { outbox, unfinished } = dataPaths(config.dataDir);
  return config.smtpUrl === undefined
    ? outboxMailer(outbox, unfinished, config.mailFrom)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}

/** SIGTERM and SIGINT: no new requests, those underway are finished, then the database is closed. */
function stopOnSignal(release: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => {
      sayFault('Requests are still running after 10 seconds: stopping without them.');
      process.exit(1);
    }, STOP_MS).unref();
    release().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): void {
  if (error instanceof StartupFault) sayFault('Oja cannot start:', ...error.lines.map((line) => `  ${line}`));
  else sayFault(`Oja failed: ${error instanceof Error ? (error.stack ?? errorText(error)) : errorText(error)}`);
  process.exit(1);
}

start().catch(fail);
