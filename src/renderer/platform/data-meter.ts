import type { LoadedFile, LoadedMessage } from '../service-worker/messages.ts';
import { takeCountedBytes } from './counted-bytes.ts';
import { addDataUsed } from './data-used.ts';

/** How long amounts are collected before they are stored, in milliseconds. */
const STORE_EVERY_MS = 5000;

/** The headers of a request and its response, in bytes, as Oja's server and browsers send them; see decision 030. */
const HEADERS = {
  /** HTTP/1.1 repeats all of them. */
  plain: 1200,
  /** HTTP/2 and HTTP/3 send those that changed. */
  packed: 150,
};
/** What browsers add to the body in `transferSize`, instead of the true size of the headers. */
const ADDED = 300;

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

/**
 * Returns the bytes of one request on the network, with its headers in both directions. What came from the cache of the
 * browser, or from the service worker, which reports its own fetches, is 0. The body of the request is not in it.
 */
function estimateBytes({ transferSize, nextHopProtocol }: LoadedFile): number {
  if (transferSize === 0) return 0;
  const headers = nextHopProtocol.startsWith('http/1') ? HEADERS.plain : HEADERS.packed;
  return Math.max(0, transferSize - ADDED) + headers;
}
