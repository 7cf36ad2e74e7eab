import type { Person } from '@oja/contract/users';
import { LoadMore } from '@oja/ui/LoadMore';
import { PeopleDialog } from '@oja/market/PeopleDialog';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { failureMessage } from '../../api/failure.ts';
import { useGetBlockedInfiniteQuery } from '../../api/privacy-api.ts';
import { profilePath } from '../people/person-paths.ts';
import { UnblockButton } from '../people/UnblockButton.tsx';

const renderLink = ({ _id }: Person) => <Link to={profilePath(_id)} />;
const renderAction = ({ _id, userName }: Person) => <UnblockButton named person={{ _id, name: userName }} />;

/** The people that the viewer has blocked, last blocked first, each with an Unblock button. */
export function BlockedPeople({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetBlockedInfiniteQuery();
  const people = useMemo(
    () => data?.pages.flatMap((page) => page.data.users).map((person) => ({ ...person, id: person._id })) ?? [],
    [data],
  );
  const message = error && failureMessage(error);
  return (
    <PeopleDialog
      {...{ people, renderLink, renderAction }}
      open
      onOpenChange={onClose}
      list="blocked"
      count={people.length}
      loading={isFetching}
      error={data ? undefined : message}
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
