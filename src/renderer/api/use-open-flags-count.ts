import { useEffect } from 'react';

import { useSessionDispatch, useUser } from '../session/use-session.ts';
import { api } from './api.ts';
import { useGetFlagCountsQuery } from './flag-counts-api.ts';

/**
 * The number of reported posts, for the admins' tab (product §6). Undefined until it is loaded, and for other users,
 * for whom no call is sent.
 */
export function useOpenFlagsCount(): number | undefined {
  const { isAdmin } = useUser();
  const dispatch = useSessionDispatch();
  const { data } = useGetFlagCountsQuery(undefined, { skip: !isAdmin });
  // A user who is no longer an admin may not see the reports. No component uses them now, so invalidating them removes
  // them without a refetch.
  useEffect(() => {
    if (!isAdmin) dispatch(api.util.invalidateTags(['Flags']));
  }, [dispatch, isAdmin]);
  return isAdmin ? data?.data.postsTotal : undefined;
}
