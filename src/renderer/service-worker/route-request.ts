import { isAsset } from './build.ts';

/** How a request is answered: from the build, from stored pictures, or by the network, which is the default. */
export type RequestRoute = 'landing' | 'inside' | 'shell' | 'unknown page' | 'file' | 'picture' | 'network';

/** What the worker can answer from its build. */
interface Answerable {
  /** The paths of the files in the build. */
  files: ReadonlySet<string>;
  /**
   * The app's own pages, by the first segment of their path. Other paths may belong to the server (its documentation,
   * the sandbox checkout), so they are fetched, and the shell answers only if the network fails.
   */
  pages: ReadonlySet<string>;
}

/** The part of a request that the decision uses. */
export type RoutedRequest = Pick<Request, 'url' | 'method' | 'mode'>;

/**
 * Decides how a request is answered. Calls to the API, sockets, versions and configuration are never touched: data
 * fetched with a token is never stored. Neither is any other origin, which the content policy would block for the
 * worker's fetch.
 * @param origin the app's origin
 */
export function routeRequest(
  { url, method, mode }: RoutedRequest,
  origin: string,
  { files, pages }: Answerable,
): RequestRoute {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') {
    if (pathname === '/') return 'landing';
    const first = pathname.split('/', 2)[1] ?? '';
    if (!pages.has(first)) return 'unknown page';
    return first === 'dashboard' ? 'inside' : 'shell';
  }
  if (files.has(pathname) || isAsset(pathname)) return 'file';
  return pathname.startsWith('/images/') ? 'picture' : 'network';
}
