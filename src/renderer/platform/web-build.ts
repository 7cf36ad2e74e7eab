import type { DataSaverCache, WorkerMessage } from '../service-worker/messages.ts';

const DATA_SAVER_CACHE: DataSaverCache = 'oja-data-saver';

/** How long a new build may take to load before the user is informed that it failed. */
const ARRIVAL_MS = 60_000;
/**
 * How often a build that cannot be stored is fetched: the attempt that is under way when the user asks may have begun
 * before the connection broke or while the files on the server were being replaced.
 */
const ATTEMPTS = 2;

function send(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our own origin; only windows take a target
  worker.postMessage(message);
}

/**
 * Registers the service worker, which stores this build for offline use, and sends it the build that this page was
 * loaded with. Does nothing if the browser does not support or allow it.
 * @param savesData whether the user saves data now: the worker then stores only what is used
 */
export async function keepThisBuild(savesData: boolean): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const build = document.documentElement.dataset['build'];
  if (workers === undefined || build === undefined) return;
  // Before the worker is installed, which stores the build.
  await (savesData ? caches.open(DATA_SAVER_CACHE) : caches.delete(DATA_SAVER_CACHE));
  await workers.register('/sw.js');
  const { active } = await workers.ready;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  if (active) send(active, { type: 'loaded', build, addresses });
}

/** Lets the browser look for a new build, so that it is loaded before the user asks for it. */
export async function fetchNewBuild(): Promise<void> {
  const registration = await findRegistration();
  await registration?.update();
}

/**
 * Activates the newest build. Pages that are loaded from now on use it.
 * @throws if it cannot be loaded; the current build is then unchanged
 */
export async function switchToNewBuild(): Promise<void> {
  const registration = await findRegistration();
  const next = registration && (await installNewBuild(registration, ATTEMPTS));
  // The active worker already has the newest build.
  if (!next) return;
  send(next, { type: 'take-over' });
  await reaches(next, 'activated');
}

/** Returns the worker of the newest build once it has stored it; undefined if that worker is active. */
async function installNewBuild(
  registration: ServiceWorkerRegistration,
  attempts: number,
): Promise<ServiceWorker | undefined> {
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return undefined;
  try {
    await reaches(next, 'installed');
    return next;
  } catch (error) {
    if (next.state !== 'redundant' || attempts === 1) throw error;
    return await installNewBuild(registration, attempts - 1);
  }
}

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return workers === undefined ? Promise.resolve(undefined) : workers.getRegistration();
}

const STATES: readonly ServiceWorkerState[] = ['parsed', 'installing', 'installed', 'activating', 'activated'];

/** Resolves once a worker has reached a state; rejects if it never will. */
function reaches(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('The new build did not arrive in time.')), ARRIVAL_MS);
    const look = () => {
      const isLost = worker.state === 'redundant';
      if (!isLost && STATES.indexOf(worker.state) < STATES.indexOf(state)) return;
      clearTimeout(timeout);
      worker.removeEventListener('statechange', look);
      if (isLost) reject(new Error('The new build could not be kept.'));
      else resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
