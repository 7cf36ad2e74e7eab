import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whether the address is that of a login, after which the dashboard reloads itself. */
export const isReloadPending = (search: string): boolean => new URLSearchParams(search).get('reload') === 'true';

/**
 * After a login the address contains reload=true: removes the parameter and reloads the page (product §2), so that no
 * state of a previous user stays in memory. An address that is opened in a browser with it is handled by page-start.js.
 * @param isSignedIn the parameter of a visitor is ignored
 */
export function useReloadOnce(isSignedIn: boolean): void {
  const { pathname, search, hash } = useLocation();
  const isPending = isSignedIn && /^\/dashboard(?:\/|$)/.test(pathname) && isReloadPending(search);
  const params = new URLSearchParams(search);
  params.delete('reload');
  const query = params.size > 0 ? `?${params.toString()}` : '';
  const target = `${pathname}${query}${hash}`;

  useEffect(() => {
    if (isPending) globalThis.location.replace(target);
  }, [isPending, target]);
}
