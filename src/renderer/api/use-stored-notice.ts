import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { isFromDevice } from './stored-age.ts';
import { type StoredViewKind, storedViewShown, type ReachabilityState } from './reachability-slice.ts';

/**
 * While a screen shows something from this device, because the server cannot be reached, the shell says in one line
 * what it is and how old (decision 030). Toasts, error panels and the offline bar are then not needed.
 * @param shownAt when the server sent what is shown, in milliseconds since 1970, or `storedTime`; undefined if nothing
 *   is shown
 * @param isLive whether the live connection keeps it current, so that it is as old as the loss of the server
 */
export function useStoredNotice(kind: StoredViewKind, shownAt: number | undefined, isLive = false): void {
  const dispatch = useDispatch();
  const lostAt = useSelector(({ reachability }: { reachability: ReachabilityState }) => reachability.lostAt);
  const isStored = shownAt !== undefined && (lostAt !== undefined || isFromDevice(shownAt));
  const at = isLive && lostAt !== undefined && !isFromDevice(shownAt) ? lostAt : shownAt;
  useEffect(() => {
    if (!isStored || at === undefined) return undefined;
    dispatch(storedViewShown({ kind, at: Math.abs(at) }));
    return () => void dispatch(storedViewShown(undefined));
  }, [at, dispatch, isStored, kind]);
}
