import { useEffect } from 'react';

import { usePlatform } from '../platform/PlatformContext.tsx';
import { signedOut } from '../session/session-slice.ts';
import type { makeStore } from './store.ts';

/**
 * Keeps this tab of one mind with the others: logged out in one is logged out in all. Where another person, or anyone at
 * all, has logged in elsewhere, the page is loaded anew, so that nothing of the one before is left in memory.
 */
export function useOtherTabs(store: ReturnType<typeof makeStore>): void {
  const { sessions } = usePlatform();
  useEffect(() => {
    const follow = async () => {
      const loaded = await sessions.load();
      const kept = loaded.status === 'found' ? loaded.session.user._id : undefined;
      if (store.getState().session?.user._id === kept) return;
      if (kept === undefined) store.dispatch(signedOut());
      else globalThis.location.reload();
    };
    return sessions.subscribe((where) => {
      if (where === 'elsewhere') void follow();
    });
  }, [sessions, store]);
}
