import { loadScreen } from '../../platform/lazy-screen.ts';

/** Loads the page of found posts. */
export const loadFind = () => import('./FindScreen.tsx');

/**
 * Loads it while its text is being typed: on a slow phone its modules take as long as the search itself. The page that
 * is opened says if they cannot be loaded.
 */
export function preloadFind(): void {
  void Promise.allSettled([loadScreen(loadFind), import('@oja/contract/read-query/read-query')]);
}
