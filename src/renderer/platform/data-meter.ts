import type { LoadedFile, LoadedMessage } from '../service-worker/messages.ts';
import { takeCountedBytes } from './counted-bytes.ts';
import { addDataUsed } from './data-used.ts';
import { estimateBytes } from './estimate-bytes.ts';

/** How long amounts are collected before they are stored, in milliseconds. */
const STORE_EVERY_MS = 5000;

const isFile = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming;

/**
 * Counts what this page receives and sends, for the meter in Settings (decision 030): its own page, scripts, styles,
 * pictures and calls as the browser reports them, the fetches of the service worker, which reports its own, and what
 * the app counts itself. Browsers only: the desktop's updates are loaded outside the page.
 */
export function startDataMeter(): void {
  let pending = 0;
  const store = () => {
    addDataUsed(pending + takeCountedBytes());
    pending = 0;
  };
  const count = (files: readonly LoadedFile[]) => {
    for (const file of files) pending += estimateBytes(file);
  };
  const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  for (const type of ['navigation', 'resource'].filter((name) => supported.includes(name)))
    new PerformanceObserver((list) => count(list.getEntries().filter(isFile))).observe({ type, buffered: true });
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener('message', ({ data }: MessageEvent<Partial<LoadedMessage> | null>) => {
    if (Array.isArray(data?.loaded)) count(data.loaded);
  });

  setInterval(store, STORE_EVERY_MS);
  // The last moment at which a page on a phone surely runs.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && store());
  globalThis.addEventListener('pagehide', store);
}
