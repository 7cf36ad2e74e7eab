import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { LoadedSession } from '../platform/session-keeper.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { RoutePending } from './RoutePending.tsx';
import { loadActivate, loadDashboard, loadLanding, loadLogin, loadNotFound, loadSignup, loadStoreBoundary } from './screens.ts';
import { ToastHost } from './ToastHost.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const LandingScreen = lazy(loadLanding);
const NotFoundScreen = lazy(loadNotFound);
const StoreBoundary = lazy(loadStoreBoundary);
const LoginScreen = lazy(loadLogin);
const SignupScreen = lazy(loadSignup);
const ActivateScreen = lazy(loadActivate);
const DashboardRoutes = lazy(loadDashboard);

/**
 * Every route of spec §2, each loaded when first visited. Public pages mount without the store;
 * it comes with the first route that needs it.
 */
export function App({ loaded }: { loaded: LoadedSession }) {
  useScrollToTop();
  return (
    <AppErrorBoundary>
      <Suspense fallback={<RoutePending />}>
        <Routes>
          <Route index element={<LandingScreen />} />
          <Route element={<StoreBoundary loaded={loaded} />}>
            <Route path="login" element={<LoginScreen />} />
            <Route path="signup" element={<SignupScreen />} />
            <Route path="activate" element={<ActivateScreen />} />
            <Route path="dashboard/*" element={<DashboardRoutes />} />
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
      <ToastHost />
    </AppErrorBoundary>
  );
}
