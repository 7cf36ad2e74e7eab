import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';

import { logFailure } from '../../platform/log-failure.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';

/**
 * Returns the function that handles a press on the tab of the page that is shown: it scrolls to the top, and at the top
 * of Home it loads the feed again. It returns false for any other press, which is a navigation.
 */
export function useRepeatedPress(): (href: string) => boolean {
  const dispatch = useDispatch<RealtimeDispatch>();
  const { pathname, search } = useLocation();
  const reload = async () => {
    const { reloadFeed } = await import('../../features/feed/reload-feed.ts');
    void dispatch(reloadFeed(search));
  };
  return (href) => {
    if (pathname !== href) return false;
    if (globalThis.scrollY > 0) globalThis.scrollTo(0, 0);
    else if (href === '/dashboard')
      reload().catch((error: unknown) => logFailure('The feed was not loaded again', error));
    else return false;
    return true;
  };
}
