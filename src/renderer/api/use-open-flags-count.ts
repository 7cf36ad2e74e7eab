import { useEffect } from 'react';

import { useSessionDispatch, useUser } from '../session/use-session.ts';
import { api } from './api.ts';
import { useGetFlagCountsQuery } from './flag-counts-api.ts';

/** How many posts are flagged, for the admins' tab (spec §6). Undefined for everybody else, for whom nothing is asked, and while it is not known. */
export function useOpenFlagsCount(): number | undefined {
  const { isAdmin } = useUser();
  const dispatch = useSessionDispatch();
  const { data } = useGetFlagCountsQuery(undefined, { skip: !isAdmin });
  // What an admin has read is not for whoever is none any more. Nobody looks at it by now, so it goes instead of being read anew.
  useEffect(() => {
    if (!isAdmin) dispatch(api.util.invalidateTags(['Flags']));
  }, [dispatch, isAdmin]);
  return isAdmin ? data?.data.postsTotal : undefined;
}
