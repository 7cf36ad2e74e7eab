import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router';

import type { LoadedSession } from '../platform/session-keeper.ts';
import { AppErrorBoundary } from './fallback/AppErrorBoundary.tsx';
import { RoutePending } from './fallback/RoutePending.tsx';
import { ToastHost } from './ToastHost.tsx';

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

/** A page that was asked for begins at its top. Back and forward keep the place: see useScrollMemory; on public pages the browser does. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== NavigationType.Pop) globalThis.scrollTo(0, 0);
  }, [pathname, type]);
}
