import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * After login the address says reload=true: the parameter is removed and the page loaded anew (spec §2), so that
 * nothing of an earlier visitor's state is left in memory.
 * @returns whether the reload is under way
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
