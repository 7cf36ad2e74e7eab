import { loadScreen } from '../platform/lazy-screen.ts';

/** The landing page. */
export const loadLanding = () => import('../features/landing/LandingScreen.tsx');

/** All other routes. */
export const loadOtherRoutes = () => import('./OtherRoutes.tsx');

/**
 * Loads what the page at this path needs, so that its first render shows it.
 * @returns a promise for when all of it is there, or has failed: the page then loads it again, and reports a failure
 */
export async function preloadPage(pathname: string): Promise<void> {
  if (pathname === '/') return loadScreen(loadLanding).catch(() => undefined);
  await Promise.allSettled([
    loadScreen(loadOtherRoutes),
    loadOtherRoutes().then(({ preloadScreen }) => preloadScreen(pathname)),
  ]);
}
