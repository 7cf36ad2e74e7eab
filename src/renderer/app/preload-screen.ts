import './routes/zod-without-eval.ts';
import { matchRoutes } from 'react-router';

import { PUBLIC_SCREENS } from './routes/public-screens.ts';
import { loadDashboardRoutes, loadStoreBoundary } from './route-containers.ts';
import type { ScreenRoute } from './routes/screen-route.tsx';

/** The line of the table that a path leads to, found as the router finds it. */
const findScreen = (screens: readonly ScreenRoute[], pathname: string) =>
  matchRoutes([...screens], pathname)?.at(-1)?.route;

/** Asks for a part. What cannot be loaded is reported when the route itself asks. */
const ask = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/**
 * Asks at once for everything that the page at this path needs. Routes nest, so each part would only be asked for when the
 * one around it has come; on a slow line that is a round trip each.
 */
export function preloadScreen(pathname: string): void {
  const isInDashboard = /^\/dashboard(?:\/|$)/i.test(pathname);
  const screen = findScreen(PUBLIC_SCREENS, pathname);
  if (isInDashboard) ask(loadDashboardRoutes);
  if (isInDashboard || (screen && !screen.withoutStore)) ask(loadStoreBoundary);
  if (screen) ask(screen.load);
  else if (isInDashboard)
    ask(async () => {
      const { DASHBOARD_SCREENS } = await import('./routes/dashboard-screens.ts');
      await findScreen(DASHBOARD_SCREENS, pathname)?.load();
    });
}
