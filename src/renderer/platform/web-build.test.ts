import { afterEach, expect, it, vi } from 'vitest';

import { memoryCaches } from '../../../tests/fixtures/memory-caches.ts';
import { keepThisBuild, switchToNewBuild } from './web-build.ts';

/**
 * The worker knows whether data is saved before it stores a build. A new build replaces the current one only when it is
 * stored, also if an earlier attempt to store it fails.
 */

/** A worker that stores a build: it reaches a state when the test says so, and records the messages that it gets. */
class StoringWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  messages: unknown[] = [];
  reach(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: unknown): void {
    this.messages.push(message);
    this.reach('activated');
  }
}

/** Each look for a new build finds the next of these workers installing. */
function register(...workers: StoringWorker[]) {
  const registration = {
    installing: undefined as StoringWorker | undefined,
    update: vi.fn<() => Promise<void>>(() => {
      registration.installing = workers.shift();
      return Promise.resolve();
    }),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  return registration;
}

afterEach(() => vi.unstubAllGlobals());

it('a new build takes over once it is stored', async () => {
  const worker = new StoringWorker();
  const { update } = register(worker);
  const switched = switchToNewBuild();
  await vi.waitFor(() => expect(update).toHaveBeenCalled());
  expect(worker.messages).toEqual([]);
  worker.reach('installed');
  await switched;
  expect(worker.messages).toEqual([{ type: 'take-over' }]);
});

it('an attempt that was under way and fails is made again', async () => {
  const [failing, second] = [new StoringWorker(), new StoringWorker()];
  const { update } = register(failing, second);
  const switched = switchToNewBuild();
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  failing.reach('redundant');
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  second.reach('installed');
  await switched;
  expect(failing.messages).toEqual([]);
  expect(second.messages).toEqual([{ type: 'take-over' }]);
});

it('a build that cannot be stored twice is given up', async () => {
  const workers = [new StoringWorker(), new StoringWorker(), new StoringWorker()];
  for (const worker of workers) worker.state = 'redundant';
  const { update } = register(...workers);
  await expect(switchToNewBuild()).rejects.toThrow('The new build could not be kept.');
  expect(update).toHaveBeenCalledTimes(2);
});

/** Does something a little later, as a real cache does. */
const slowly = async <T>(work: () => Promise<T>) => new Promise((resolve) => void setTimeout(resolve)).then(work);

it.each([true, false])('whether data is saved is known before the worker is installed: %s', async (savesData) => {
  const caches = memoryCaches();
  await caches.open(savesData ? 'oja-other' : 'oja-data-saver');
  const active = new StoringWorker();
  const known: boolean[] = [];
  const install = async () => known.push(await caches.has('oja-data-saver'));
  const open = (name: string) => slowly(() => caches.open(name));
  vi.stubGlobal('caches', { open, delete: (name: string) => slowly(() => caches.delete(name)) });
  vi.stubGlobal('navigator', { serviceWorker: { register: install, ready: Promise.resolve({ active }) } });
  document.documentElement.dataset['build'] = 'one';
  await keepThisBuild(savesData);
  delete document.documentElement.dataset['build'];
  expect(known).toEqual([savesData]);
  expect(active.messages).toMatchObject([{ type: 'loaded', build: 'one' }]);
});
