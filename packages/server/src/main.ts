import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { checkAddress, listen } from './listen.ts';
import { openServices } from './open-services.ts';
import { say, sayFault } from './printer.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoMarket } from './seed/demo-accounts.ts';
import { startRemarks } from './start-remarks.ts';
import { StartupFault, errorText } from './startup-fault.ts';
import { choresOf } from './sweeper/chores.ts';
import { startSweeper } from './sweeper/start-sweeper.ts';

/** How long a stop may take before it is forced. */
const STOP_MS = 10_000;

/** Starts the server from the environment. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await checkAddress(config);
  const { services, release } = await openServices(config);
  const { database, images } = services;
  const app = await buildApp(services);

  if (config.demo) {
    // Drawn pictures are not kept in the memory of a server that shows real ones.
    const { seedMarket } = await import('./seed/seed-market.ts');
    await seedMarket(database, images, Date.now(), say);
  }

  try {
    await listen(app, config);
  } catch (error) {
    await app.close();
    await release();
    throw error;
  }
  const stopSweeping = startSweeper(services, app.watchChores(choresOf(services)));
  stopOnSignal(async () => {
    await Promise.all([app.close(), stopSweeping()]);
    await release();
  });
  say(...(await startRemarks(config, database)), `Oja is ready at ${config.publicUrl}`);
  if (config.demo && (await hasDemoMarket(database.queries))) {
    say(`Demo accounts, each with the password ${DEMO_PASSWORD}:`, ...DEMO_ACCOUNTS.map((name) => `  ${name}`));
  }
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
