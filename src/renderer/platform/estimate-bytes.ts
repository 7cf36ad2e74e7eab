import type { LoadedFile } from '../service-worker/messages.ts';

/** The headers of a request and its response, in bytes, as Oja's server and browsers send them; see decision 030. */
const HEADERS = {
  /** HTTP/1.1 repeats all of them. */
  plain: 1500,
  /** HTTP/2 and HTTP/3 send those that changed. */
  packed: 150,
};
/** What browsers add to the body in `transferSize`, instead of the true size of the headers. */
const ADDED = 300;

/**
 * Returns the bytes of one request on the network, with its headers in both directions. What came from the cache of the
 * browser, or from the service worker, which reports its own fetches, is 0. The body of the request is not in it.
 */
export function estimateBytes({ transferSize, nextHopProtocol }: LoadedFile): number {
  if (transferSize === 0) return 0;
  const headers = nextHopProtocol.startsWith('http/1') ? HEADERS.plain : HEADERS.packed;
  return Math.max(0, transferSize - ADDED) + headers;
}
