import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { LoadedSession } from '../platform/session-keeper.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { RoutePending } from './RoutePending.tsx';
import { ToastHost } from './ToastHost.tsx';

const LandingScreen = lazy(() => import('../features/landing/LandingScreen.tsx'));
const NotFoundScreen = lazy(() => import('./NotFoundScreen.tsx'));
const StoreBoundary = lazy(() => import('./StoreBoundary.tsx'));
const LoginScreen = lazy(() => import('../features/auth/LoginScreen.tsx'));
const SignupScreen = lazy(() => import('../features/auth/SignupScreen.tsx'));
const ActivateScreen = lazy(() => import('../features/auth/ActivateScreen.tsx'));
const DashboardRoutes = lazy(() => import('./DashboardRoutes.tsx'));

/**
 * Every route of spec §2, each loaded when first visited. Public pages mount without the store;
 * it comes with the first route that needs it.
 */
export function App({ loaded }: { loaded: LoadedSession }) {
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
