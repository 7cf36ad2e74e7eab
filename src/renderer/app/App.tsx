import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import type { LoadedSession } from '../platform/session-keeper.ts';
import { AppErrorBoundary } from './fallback/AppErrorBoundary.tsx';
import { RoutePending } from './fallback/RoutePending.tsx';
import { ToastHost } from './ToastHost.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const LandingScreen = lazy(() => import('../features/landing/LandingScreen.tsx'));
const OtherRoutes = lazy(() => import('./OtherRoutes.tsx'));

/** The landing page, and behind it all other routes: who only visits need not carry the list of what there is. */
export function App({ loaded }: { loaded: LoadedSession }) {
  useScrollToTop();
  const isLanding = useLocation().pathname === '/';
  return (
    <AppErrorBoundary>
      {/* In boundaries of their own: in one that stays, a press on a link would change nothing until the page has come. */}
      <Suspense key={isLanding ? 'landing' : 'other'} fallback={<RoutePending />}>
        <Routes>
          <Route index element={<LandingScreen />} />
          <Route path="*" element={<OtherRoutes loaded={loaded} />} />
        </Routes>
      </Suspense>
      <ToastHost />
    </AppErrorBoundary>
  );
}
