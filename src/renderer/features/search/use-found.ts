import type { Post } from '@oja/contract/posts';
import type { Person } from '@oja/contract/users';

import { failureMessage } from '../../api/failure.ts';
import { useSearchPostsInfiniteQuery } from '../../api/post-search-api.ts';
import { useGetPeopleInfiniteQuery } from '../../api/users-api.ts';
import { useListedPeople } from '../people/use-online.ts';
import { useReadFilters } from './use-read-filters.ts';

/** How many of each kind are shown below the categories. */
export const FOUND_MAX = { posts: 4, people: 3 } as const;

/** The first results of one kind. */
export interface Found<Item> {
  items: readonly Item[];
  /** Whether neither an answer nor an error has come. */
  isLoading: boolean;
  /** Why the call failed; undefined if it did not, or if earlier results can be shown. */
  message: string | undefined;
  /** A new attempt is in progress. */
  isRetrying: boolean;
  retry: () => void;
}

const NO_ITEMS: readonly never[] = [];
const NONE_CHOSEN: readonly string[] = [];

interface Query {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const foundOf = <Item>(items: readonly Item[] | undefined, query: Query, max: number): Found<Item> => ({
  items: items?.slice(0, max) ?? NO_ITEMS,
  isLoading: !items && !query.error,
  message: !items && query.error ? failureMessage(query.error) : undefined,
  isRetrying: query.isFetching,
  retry: () => void query.refetch(),
});

/**
 * The first posts and people for a text, by the same calls as those of the search for users and posts, which finds them
 * in the cache: filters are read from the text (decision 050). Without a text nothing is requested.
 */
export function useFound(text: string): { posts: Found<Post>; people: Found<Person & { id: string }> } {
  const skip = text === '';
  const { search } = useReadFilters(text, NONE_CHOSEN);
  const hasText = search?.search !== undefined;
  const posts = useSearchPostsInfiniteQuery(
    { ...(hasText && { sort: 'relevance' }), ...search },
    { skip: skip || !search },
  );
  const people = useGetPeopleInfiniteQuery({ search: text }, { skip });
  const listed = useListedPeople(people.currentData?.pages[0]?.data.users ?? NO_ITEMS);
  return {
    posts: foundOf(posts.currentData?.pages[0]?.data.posts, posts, FOUND_MAX.posts),
    people: foundOf(people.currentData && listed, people, FOUND_MAX.people),
  };
}
