import { useSelector } from 'react-redux';

import type { ReachabilityState } from './reachability-slice.ts';

/**
 * Whether the server is known to be unreachable now. What is stored on this device is then shown without waiting for
 * the retries of a call.
 */
export function useIsLost(): boolean {
  return useSelector(({ reachability }: { reachability: ReachabilityState }) => reachability.isLost);
}
