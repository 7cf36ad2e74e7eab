import './routes/zod-without-eval.ts';
import { matchRoutes } from 'react-router';

import { PUBLIC_SCREENS } from './routes/public-screens.ts';
import type { ScreenRoute } from './routes/screen-route.tsx';

/** The part of the app behind the login, loaded in parallel with its screen. */
export const loadDashboardRoutes = () => import('./DashboardRoutes.tsx');

/** Returns the line of the table for a path, matched as the router does it. */
const findScreen = (screens: readonly ScreenRoute[], pathname: string) =>
  matchRoutes([...screens], pathname)?.at(-1)?.route;

/** Starts loading a part. A failure is reported when the route itself loads it. */
const ask = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/**
 * Starts loading everything that the page at this path needs. Without it, each nested route would be requested only
 * after the one around it, which costs a round trip each on a slow connection.
 */
export function preloadScreen(pathname: string): void {
  const isInDashboard = /^\/dashboard(?:\/|$)/i.test(pathname);
  const screen = findScreen(PUBLIC_SCREENS, pathname);
  if (isInDashboard) ask(loadDashboardRoutes);
  if (screen) ask(screen.load);
  else if (isInDashboard)
    ask(async () => {
      const { DASHBOARD_SCREENS } = await import('./routes/dashboard-screens.ts');
      await findScreen(DASHBOARD_SCREENS, pathname)?.load();
    });
}
