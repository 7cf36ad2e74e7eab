import { SEARCH_PAUSE_MS } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import type { Person } from '@oja/contract/users';
import { useDebouncedValue } from '@oja/ui/hooks/use-debounced-value';

import { isUnreached } from '../../api/failure.ts';
import { useSearchPostsInfiniteQuery } from '../../api/post-search-api.ts';
import { useIsLost } from '../../api/use-is-lost.ts';
import { useGetPeopleInfiniteQuery } from '../../api/users-api.ts';

/** What the server found. */
interface Searched {
  posts: readonly Post[];
  people: readonly Person[];
  /** Whether an answer is awaited. */
  isLoading: boolean;
  /** The server cannot be reached, so that only this device's own data is searched. */
  isUnreachable: boolean;
}

const NONE: readonly never[] = [];

/**
 * Searches posts and people on the server, once typing pauses (product §9). Both results appear together, so that
 * neither moves the other.
 * @param query without spaces at its ends; '' searches nothing
 */
export function useSearched(query: string): Searched {
  const settled = useDebouncedValue(query, SEARCH_PAUSE_MS);
  const isLost = useIsLost() || !navigator.onLine;
  const isSearched = settled !== '' && settled === query;
  const skip = !isSearched || isLost;
  const posts = useSearchPostsInfiniteQuery({ search: settled }, { skip });
  const people = useGetPeopleInfiniteQuery({ search: settled.replace(/^@/, '') }, { skip });
  const isUnreachable = isLost || (!skip && (isUnreached(posts.error) || isUnreached(people.error)));
  const isFetching = posts.isFetching || people.isFetching;
  const isShown = !skip && !isFetching;
  return {
    posts: (isShown && posts.currentData?.pages[0]?.data.posts) || NONE,
    people: (isShown && people.currentData?.pages[0]?.data.users) || NONE,
    isLoading: query !== '' && !isLost && (!isSearched || isFetching),
    isUnreachable,
  };
}
