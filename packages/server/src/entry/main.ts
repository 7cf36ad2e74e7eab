import { buildApp } from './app.ts';
import { readConfig } from '../foundation/startup/config.ts';
import { prepareDataFolder } from '../foundation/startup/data-folder.ts';
import { lockFolder } from '../foundation/db/connection/folder-lock.ts';
import { checkAddress, listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoMarket } from './seed/demo-accounts.ts';
import { startRemarks } from './start-remarks.ts';
import { StartupFault, errorText } from '../foundation/startup/startup-fault.ts';
import { makeSettlement } from './settlement.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { startJobs } from '../foundation/jobs/start-jobs.ts';

/** How long a stop may take before it is forced, in milliseconds. */
const STOP_MS = 10_000;

/** Starts the server from the environment. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await prepareDataFolder(config.dataDir);
  // A server that already uses the folder most likely holds the port as well. Checking the folder first gives the
  // error that names its process.
  // On PostgreSQL servers may share a folder, each with a port of its own.
  const unlock =
    config.databaseUrl === undefined ? lockFolder(config.dataDir) : lockFolder(config.dataDir, config.port);
  if (config.databaseUrl === undefined) unlock();
  await checkAddress(config);
  const { services, release } = await openServices(config);
  const { database, images } = services;
  const app = await buildApp(services);

  if (config.demo) {
    // Loaded only when needed, so that the demo drawings take no memory in a server with real data.
    const { seedMarket } = await import('./seed/seed-market.ts');
    await seedMarket(database, images, Date.now(), print);
  }

  try {
    await listen(app, config);
  } catch (error) {
    await app.close();
    await release();
    throw error;
  }
  const stopSweeping = startJobs(
    services,
    app.watchJobs(allJobs(services, makeSettlement(services), app.events, app.pushes, app.isConnected)),
  );
  stopOnSignal(async () => {
    await Promise.all([app.close(), stopSweeping()]);
    await release();
    if (config.databaseUrl !== undefined) unlock();
  });
  print(...(await startRemarks(config, database)), `Oja is ready at ${config.publicUrl}`);
  if (config.demo && (await hasDemoMarket(database.queries))) {
    print(`Demo accounts, each with the password ${DEMO_PASSWORD}:`, ...DEMO_ACCOUNTS.map((name) => `  ${name}`));
  }
}

/**
 * SIGTERM and SIGINT: the server accepts no new requests, finishes the running ones, then closes the database.
 * Further signals change nothing: a signal to the whole process group arrives twice, from the system and from the
 * parent process.
 */
function stopOnSignal(release: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      printError('Requests are still running after 10 seconds: stopping without them.');
      process.exit(1);
    }, STOP_MS).unref();
    release().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): void {
  if (error instanceof StartupFault) printError('Oja cannot start:', ...error.lines.map((line) => `  ${line}`));
  else printError(`Oja failed: ${error instanceof Error ? (error.stack ?? errorText(error)) : errorText(error)}`);
  process.exit(1);
}

start().catch(fail);

/** Prints lines for the operator, in plain text. The log is for machines. */
function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints lines about a fault for the operator. */
function printError(...lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}
