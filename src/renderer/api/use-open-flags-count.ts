import { useEffect } from 'react';

import { useSessionDispatch, useUser } from '../session/use-session.ts';
import { api } from './api.ts';
import { useGetFlagCountsQuery } from './flag-counts-api.ts';

/** How many posts are flagged, for the admins' tab (spec §6). Undefined for everybody else, without a call, and while it is not known. */
export function useOpenFlagsCount(): number | undefined {
  const { isAdmin } = useUser();
  const dispatch = useSessionDispatch();
  const { data } = useGetFlagCountsQuery(undefined, { skip: !isAdmin });
  // A person who is no admin any more may not see the reports. No component uses them now, so they are dropped, not read again.
  useEffect(() => {
    if (!isAdmin) dispatch(api.util.invalidateTags(['Flags']));
  }, [dispatch, isAdmin]);
  return isAdmin ? data?.data.postsTotal : undefined;
}
