import { loadScreen } from '../platform/lazy-screen.ts';

/** The landing page. */
export const loadLanding = () => import('../features/landing/LandingScreen.tsx');

/** All other routes. */
export const loadOtherRoutes = () => import('./OtherRoutes.tsx');

/**
 * Loads what the page at this path needs, so that its first render shows it.
 * @returns a promise for when all of it is there, or has failed: the page then loads it again, and reports a failure.
 *   Inside the dashboard it is for the function that makes the page's store.
 */
export async function preloadPage(pathname: string) {
  try {
    if (pathname !== '/') {
      await loadScreen(loadOtherRoutes);
      return await (await loadOtherRoutes()).preloadScreen(pathname);
    }
    await loadScreen(loadLanding);
  } catch {
    // As above.
  }
  return undefined;
}
