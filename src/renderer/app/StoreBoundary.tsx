import { toast } from '@oja/ui/Toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation } from 'react-router';

import { usePlatform } from '../platform/PlatformContext.tsx';
import type { LoadedSession } from '../platform/session-keeper.ts';
import { watchConnection } from './reachability-listener.ts';
import { RoutePending } from './fallback/RoutePending.tsx';
import { makeStore } from './store.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** No browser is told where it lies. */
const DesktopServer = __TARGET__ === 'desktop' ? lazy(() => import('./desktop/DesktopServer.tsx')) : undefined;

/**
 * Everything that needs the store renders below this route, so that public pages load without it.
 * @param loaded what main.tsx found of the last session
 */
export default function StoreBoundary({ loaded }: { loaded: LoadedSession }) {
  const platform = usePlatform();
  const [store] = useState(() => makeStore(platform, loaded.status === 'found' ? loaded.session : undefined));
  useOtherTabs(store);
  const { pathname } = useLocation();
  useEffect(() => watchConnection(platform, store), [platform, store]);
  const remark = loaded.status === 'unreadable' ? loaded.reason : loaded.status === 'found' ? loaded.remark : undefined;

  useEffect(() => {
    if (remark !== undefined) toast({ kind: 'warning', title: remark, persistent: true });
  }, [remark]);

  return (
    <Provider store={store}>
      {/* As in App; the dashboard's screens have boundaries of their own within. */}
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
