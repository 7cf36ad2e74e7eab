import { useSelector } from 'react-redux';

import type { ReachabilityState } from '../reachability-slice.ts';

/** Whether the server cannot be reached at the moment. */
export function useIsOffline(): boolean {
  return useSelector(({ reachability }: { reachability: ReachabilityState }) => reachability.isLost);
}
