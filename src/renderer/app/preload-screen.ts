import './routes/zod-without-eval.ts';
import { matchRoutes } from 'react-router';

import { loadScreen } from '../platform/lazy-screen.ts';
import { PUBLIC_SCREENS } from './routes/public-screens.ts';
import type { ScreenRoute } from './routes/screen-route.tsx';

/** The part of the app behind the login, loaded in parallel with its screen. */
export const loadDashboardRoutes = () => import('./DashboardRoutes.tsx');

/** Returns the line of the table for a path, matched as the router does it. */
const findScreen = (screens: readonly ScreenRoute[], pathname: string) =>
  matchRoutes([...screens], pathname)?.at(-1)?.route;

async function loadInside(pathname: string): Promise<void> {
  const { DASHBOARD_SCREENS } = await loadDashboardRoutes();
  const screen = findScreen(DASHBOARD_SCREENS, pathname);
  if (screen) await loadScreen(screen.load);
}

/**
 * Loads everything that the page at this path needs. Without it, each nested route would be requested only after the
 * one around it, which costs a round trip each on a slow connection.
 * @returns a promise for when all of it is there, or has failed: a failure is reported when the route itself loads it.
 *   Inside the dashboard it is for the function that makes the page's store.
 */
export async function preloadScreen(pathname: string) {
  const isInDashboard = /^\/dashboard(?:\/|$)/i.test(pathname);
  const screen = findScreen(PUBLIC_SCREENS, pathname);
  await Promise.allSettled([
    isInDashboard && loadScreen(loadDashboardRoutes),
    screen ? loadScreen(screen.load) : isInDashboard && loadInside(pathname),
  ]);
  return isInDashboard ? (await loadDashboardRoutes()).prepareStore : undefined;
}
