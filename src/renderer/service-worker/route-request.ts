import { isAsset } from './build.ts';

/** How a request is answered: from the build, from the pictures seen, or by the network, which is the default. */
export type RequestRoute = 'landing' | 'shell' | 'strange page' | 'file' | 'picture' | 'network';

/**
 * The app's own pages: every first part of a path among the routes in app/. Others may be the server's (its documentation, the
 * sandbox checkout), so those are asked for, and only without an answer does the shell say what it can.
 */
const PAGES = new Set([
  'login', 'signup', 'activate', 'forgot-password', 'verify-forgot-password', 'reset-password', 'payment-success', 'testing', 'dashboard',
]);

/** What of a request decides. */
export type RoutedRequest = Pick<Request, 'url' | 'method' | 'mode'>;

/**
 * Decides how a request is answered. Calls to the API, sockets, versions and configuration are never touched: what a
 * token has fetched is kept nowhere. Neither is any other origin: our content policy would stop the worker's own fetch.
 * @param origin of the app
 * @param files paths of the files in the build
 */
export function routeRequest({ url, method, mode }: RoutedRequest, origin: string, files: ReadonlySet<string>): RequestRoute {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const { pathname } = address;
  if (mode === 'navigate') {
    if (pathname === '/') return 'landing';
    return PAGES.has(pathname.split('/', 2)[1] ?? '') ? 'shell' : 'strange page';
  }
  if (files.has(pathname) || isAsset(pathname)) return 'file';
  return pathname.startsWith('/images/') ? 'picture' : 'network';
}
