import { useUser } from '../session/use-session.ts';
import { useGetFlagCountsQuery } from './flag-counts-api.ts';

/** How many posts are flagged, for the admins' tab (spec §6). Undefined for everybody else, for whom nothing is asked, and while it is not known. */
export function useOpenFlagsCount(): number | undefined {
  const { isAdmin } = useUser();
  const { data } = useGetFlagCountsQuery(undefined, { skip: !isAdmin });
  return isAdmin ? data?.data.postsTotal : undefined;
}
