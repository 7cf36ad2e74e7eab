import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the person asked for less motion. For motion that JavaScript makes; what CSS moves stops by itself, as the
 * motion tokens are next to nothing then.
 * @returns true while less motion is asked for; on the server always, so that pages start out still
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
