import { useMediaQuery } from './use-media-query.ts';

/**
 * Returns whether the user prefers reduced motion. For animations by JavaScript; those by CSS stop by themselves,
 * because the motion tokens are almost 0 then.
 * @returns true while reduced motion is preferred; always true on the server, so that pages start without motion
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
