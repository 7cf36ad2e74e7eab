import { EmptyState } from '@oja/ui/EmptyState';
import { Search, SearchX } from 'lucide-react';

import { useSearchPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { postItems } from '../posts/post-items.tsx';
import { PostPages } from '../posts/PostPages.tsx';

/** Posts whose title or category holds a text, page by page; nothing is asked for before there is one (spec §2, §5). */
export function PostsFound({ search }: { search: string }) {
  const query = useSearchPostsInfiniteQuery(search, { skip: search === '' });
  if (search === '') return <EmptyState icon={<Search />} title="Start typing to search for posts." />;
  const posts = query.currentData?.pages.flatMap(({ data }) => data.posts);
  return (
    <PostPages
      label="Posts found"
      query={query}
      isLoading={!posts && !query.error}
      failure="The posts could not be loaded"
      empty={<EmptyState motif="oniko" icon={<SearchX />} title={`No results found for ${search}`} />}
    >
      {postItems(posts ?? [])}
    </PostPages>
  );
}
