import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { LoadMore } from '@oja/ui/LoadMore';
import { PersonList } from '@oja/market/PersonList';
import { useMemo } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useGetPeopleInfiniteQuery } from '../../api/users-api.ts';
import { usePeopleRows } from './use-people-rows.tsx';

interface PeopleFoundProps {
  /** The list's name for screen readers. */
  label: string;
  /** A part of the name or user name; '' lists all. */
  search: string;
}

/** All users except the viewer, or those that match a search, page by page (product §2 "Find users", "Search/find"). */
export function PeopleFound({ label, search }: PeopleFoundProps) {
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetPeopleInfiniteQuery(search === '' ? {} : { search });
  const people = useMemo(() => currentData?.pages.flatMap(({ data }) => data.users) ?? [], [currentData]);
  const rows = usePeopleRows(people);
  const message = error && failureMessage(error);

  if (!currentData && message !== undefined) {
    return (
      <EmptyState
        tone="danger"
        title={t`The users could not be loaded`}
        text={message}
        onRetry={() => void refetch()}
        loading={isFetching}
      />
    );
  }
  return (
    <PersonList
      {...rows}
      label={label}
      loading={!currentData}
      footer={
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label={t`Load more users`}
          endText={search === '' ? t`That is everybody.` : t`No more matches.`}
        />
      }
    />
  );
}
