import { useUser } from '../session/use-session.ts';
import { useGetFlagsInfiniteQuery } from './flags-api.ts';

/** How many posts are flagged, for the admins' tab (spec §6). Undefined for everybody else, for whom nothing is asked, and while it is not known. */
export function useOpenFlagsCount(): number | undefined {
  const { isAdmin } = useUser();
  const { data } = useGetFlagsInfiniteQuery(undefined, { skip: !isAdmin });
  return isAdmin ? data?.pages.at(-1)?.postsTotal : undefined;
}
