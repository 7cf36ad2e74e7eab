import { useEffect } from 'react';

import { usePlatform } from '../platform/PlatformContext.tsx';
import { signedOut } from '../session/session-slice.ts';
import type { makeStore } from './store.ts';

/**
 * Keeps this tab in sync with the others. A logout in one tab logs out all. If another user, or any user after a
 * logout, logs in elsewhere, the page is reloaded, so that no data of the previous user stays in memory.
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
