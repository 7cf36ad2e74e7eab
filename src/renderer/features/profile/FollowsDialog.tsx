import type { Profile } from '@oja/contract/users';
import { LoadMore } from '@oja/ui/LoadMore';
import { PeopleDialog } from '@oja/market/PeopleDialog';
import { useMemo, useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { type FollowSide, useGetFollowsInfiniteQuery } from '../../api/users-api.ts';
import { usePeopleRows } from '../people/use-people-rows.tsx';

interface FollowsDialogProps {
  /** The profile whose list is shown. */
  profile: Profile;
  /** Their customers (followers), or the people they follow. */
  side: FollowSide['side'];
  /** Called when the viewer closes the dialog. */
  onClose: () => void;
}

/**
 * The Customers or the Following of a profile, page by page, each with a follow button (product §2 "Profile screen").
 */
export function FollowsDialog({ profile, side, onClose }: FollowsDialogProps) {
  const [search, setSearch] = useState('');
  const asked = { userId: profile._id, side, ...(search.trim() !== '' && { search: search.trim() }) };
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetFollowsInfiniteQuery(asked);
  const people = useMemo(() => currentData?.pages.flatMap(({ data }) => data.users) ?? [], [currentData]);
  const rows = usePeopleRows(people);
  const message = error && failureMessage(error);

  return (
    <PeopleDialog
      {...rows}
      open
      onOpenChange={onClose}
      list={side === 'followers' ? 'customers' : 'following'}
      count={side === 'followers' ? profile.followersCount : profile.followingCount}
      loading={isFetching}
      onSearch={setSearch}
      error={currentData ? undefined : message}
      onRetry={() => void refetch()}
      footer={
        (hasNextPage || message !== undefined) && (
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            error={message}
            onLoadMore={() => void fetchNextPage()}
          />
        )
      }
    />
  );
}
