import type { WorkerMessage } from '../service-worker/messages.ts';

/** How long a new build may take to arrive before the person is told that it did not. */
const ARRIVAL_MS = 60_000;

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our own origin; only windows take a target
  worker.postMessage(message);
}

/**
 * Registers the service worker, which keeps this build for when there is no connection, and tells it which build this
 * page was loaded with. Does nothing where the browser has none, or forbids it.
 */
export async function keepThisBuild(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const build = document.documentElement.dataset['build'];
  if (workers === undefined || build === undefined) return;
  await workers.register('/sw.js');
  const { active } = await workers.ready;
  if (active) tell(active, { type: 'loaded', build });
}

/** Has the browser look for a new build, so that it is there when the person wants it. */
export async function fetchNewBuild(): Promise<void> {
  const registration = await findRegistration();
  await registration?.update();
}

/**
 * Puts the newest build in the place of the present one; pages that are loaded from now on are of it.
 * @throws when it cannot be had: the present one then stays whole
 */
export async function switchToNewBuild(): Promise<void> {
  const registration = await findRegistration();
  if (!registration) return;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  // The worker that is active is of the newest build.
  if (!next) return;
  await reaches(next, 'installed');
  tell(next, { type: 'take-over' });
  await reaches(next, 'activated');
}

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return workers === undefined ? Promise.resolve(undefined) : workers.getRegistration();
}

const STATES: readonly ServiceWorkerState[] = ['parsed', 'installing', 'installed', 'activating', 'activated'];

/** Settles once a worker has come that far; rejects when it never will. */
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
