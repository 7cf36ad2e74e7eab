import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router';

import { replayEarlyPresses } from '../platform/early-presses.ts';
import { AppErrorBoundary } from './fallback/AppErrorBoundary.tsx';
import { RoutePending } from './fallback/RoutePending.tsx';
import { loadLanding, loadOtherRoutes } from './preload-page.ts';
import { lazyScreen } from '../platform/lazy-screen.ts';
import type { StoreBoundaryProps } from './StoreBoundary.tsx';
import { ToastHost } from './ToastHost.tsx';

const LandingScreen = lazyScreen(loadLanding);
const OtherRoutes = lazyScreen(loadOtherRoutes);

/** The landing page, and all other routes behind it. Visitors of the landing page do not load the route table. */
export function App(start: StoreBoundaryProps) {
  useScrollToTop();
  // These two are hydrated, and say themselves when they are ready.
  useEffect(() => {
    if (!/^\/(?:login\/?)?$/.test(globalThis.location.pathname)) replayEarlyPresses();
  }, []);
  const isLanding = useLocation().pathname === '/';
  return (
    <AppErrorBoundary>
      {/* Each has its own boundary: in a shared one, a click would show nothing until the page has loaded. */}
      <Suspense key={isLanding ? 'landing' : 'other'} fallback={<RoutePending />}>
        <Routes>
          <Route index element={<LandingScreen />} />
          <Route path="*" element={<OtherRoutes {...start} />} />
        </Routes>
      </Suspense>
      <ToastHost />
    </AppErrorBoundary>
  );
}

/**
 * Scrolls a new page to its top. Back and forward restore the position: see useScrollMemory; on public pages the
 * browser does.
 */
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
