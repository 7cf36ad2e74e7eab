import { type RouteObject, useRoutes } from 'react-router';

import { lazyScreen } from '../platform/lazy-screen.ts';
import { DASHBOARD_SCREENS } from './routes/dashboard-screens.ts';
import { PUBLIC_SCREENS } from './routes/public-screens.ts';
import { RequireAdmin, RequireSession, RequireVendor } from './routes/route-guards.tsx';
import { type Guard, toRoute } from './routes/screen-route.tsx';
import { DashboardShell } from './shell/DashboardShell.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

export { prepareStore } from './prepare-store.ts';
export { DASHBOARD_SCREENS };

const NotFoundScreen = lazyScreen(() => import('./NotFoundScreen.tsx'));

const screensFor = (guard: Guard) =>
  [...PUBLIC_SCREENS, ...DASHBOARD_SCREENS]
    .filter((screen) => screen.guard === guard)
    .map((screen) => toRoute(screen, '/dashboard'));

const ROUTES: RouteObject[] = [
  {
    element: <RequireSession />,
    children: [
      {
        element: <DashboardShell />,
        children: [
          ...screensFor('session'),
          { element: <RequireVendor />, children: screensFor('vendor') },
          { element: <RequireAdmin />, children: screensFor('admin') },
          { path: '*', element: <NotFoundScreen inFrame /> },
        ],
      },
    ],
  },
];

/** The protected routes (product §2 "Dashboard routes"), all inside the shell with its tab bar. */
export default function DashboardRoutes() {
  useScrollMemory();
  return useRoutes(ROUTES);
}
