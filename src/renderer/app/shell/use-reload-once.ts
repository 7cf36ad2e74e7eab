import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * After a login the address contains reload=true: removes the parameter and reloads the page (product §2), so that no
 * state of a previous user stays in memory.
 * @returns whether the reload is pending
 */
export function useReloadOnce(): boolean {
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const isAsked = params.get('reload') === 'true';
  params.delete('reload');
  const query = params.size > 0 ? `?${params.toString()}` : '';
  const target = `${pathname}${query}${hash}`;

  useEffect(() => {
    if (isAsked) globalThis.location.replace(target);
  }, [isAsked, target]);

  return isAsked;
}
