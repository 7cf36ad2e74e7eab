import { toast } from '@oja/ui/toast-store';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router';

import { usePlatform } from '../platform/PlatformContext.tsx';
import type { LoadedSession } from '../platform/session-store.ts';
import { watchConnection } from './reachability-listener.ts';
import { RoutePending } from './fallback/RoutePending.tsx';
import { useReloadOnce } from './shell/use-reload-once.ts';
import { makeStore } from './store.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Undefined in browser builds, which do not contain this code. */
const DesktopServer = __TARGET__ === 'desktop' ? lazy(() => import('./desktop/DesktopServer.tsx')) : undefined;

export interface StoreBoundaryProps {
  /** The stored session that main.tsx found. */
  loaded: LoadedSession;
  /** The store of that session, if it was made before the first drawing (prepare-store.ts). */
  store?: ReturnType<typeof makeStore> | undefined;
}

/** The layout route of everything that needs the store, so that public pages load without it. */
export default function StoreBoundary({ loaded, store: prepared }: StoreBoundaryProps) {
  const platform = usePlatform();
  const [store] = useState(
    () => prepared ?? makeStore(platform, loaded.status === 'found' ? loaded.session : undefined),
  );
  useOtherTabs(store);
  useReloadOnce(store.getState().session !== null);
  const { pathname } = useLocation();
  useEffect(() => watchConnection(platform, store), [platform, store]);
  const remark = loaded.status === 'unreadable' ? loaded.reason : loaded.status === 'found' ? loaded.remark : undefined;

  useEffect(() => {
    if (remark !== undefined) toast({ tone: 'warning', title: remark, persistent: true });
  }, [remark]);

  return (
    <Provider store={store}>
      {/* As in App. The dashboard's screens have boundaries of their own. */}
      <Suspense key={pathname.split('/', 2)[1]} fallback={<RoutePending />}>
        <Outlet />
      </Suspense>
      {DesktopServer && platform.desktop && (
        <Suspense fallback={null}>
          <DesktopServer desktop={platform.desktop} />
        </Suspense>
      )}
    </Provider>
  );
}
