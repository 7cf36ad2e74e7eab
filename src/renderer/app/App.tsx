import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { LoadedSession } from '../platform/session-keeper.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { RoutePending } from './RoutePending.tsx';
import { ToastHost } from './ToastHost.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const LandingScreen = lazy(() => import('../features/landing/LandingScreen.tsx'));
const OtherRoutes = lazy(() => import('./OtherRoutes.tsx'));

/** The landing page, and behind it all other routes: who only visits need not carry the list of what there is. */
export function App({ loaded }: { loaded: LoadedSession }) {
  useScrollToTop();
  return (
    <AppErrorBoundary>
      <Suspense fallback={<RoutePending />}>
        <Routes>
          <Route index element={<LandingScreen />} />
          <Route path="*" element={<OtherRoutes loaded={loaded} />} />
        </Routes>
      </Suspense>
      <ToastHost />
    </AppErrorBoundary>
  );
}
