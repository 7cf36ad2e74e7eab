import { useLocation } from 'react-router';

/** The state of a history entry that was opened from a list, which stays beside it in wide windows. */
export interface BesideList {
  /** The path of the list. */
  beside: string;
}

/** Returns the path of the list that the current screen was opened from, if it was. */
export function useBesideList(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('beside' in state)) return undefined;
  return typeof state.beside === 'string' ? state.beside : undefined;
}
