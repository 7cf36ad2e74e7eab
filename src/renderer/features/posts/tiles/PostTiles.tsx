import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { PostGrid, type PostGridProps } from '@oja/market/PostGrid';
import { LoadMore } from '@oja/ui/LoadMore';

import { failureMessage } from '../../../api/failure.ts';
import { PostTileItem } from './PostTileItem.tsx';
import type { PagesQuery } from '../card/PostPages.tsx';

/** How many tiles are probably visible when the page opens: two rows of a phone. */
const EAGER = 4;

interface PostTilesProps extends Pick<PostGridProps, 'label' | 'empty'> {
  /** The posts, in order. */
  posts: readonly Post[];
  /** The part of the list's query hook that is used here. */
  query: PagesQuery;
  /** Neither data nor an error has arrived yet. */
  isLoading: boolean;
  /** The title of the error panel, above the call's own message. */
  failure: string;
}

/**
 * Posts as tiles, for comparing: results, a category. Further pages load as the reader nears the end, or by a button
 * for keyboard users.
 */
export function PostTiles({ label, posts, query, isLoading, failure, empty }: PostTilesProps) {
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const message = error === undefined ? undefined : failureMessage(error);
  return (
    <PostGrid
      label={label}
      loading={isLoading || (isFetching && 'update')}
      error={message === undefined ? undefined : { title: failure, text: message }}
      onRetry={() => void refetch()}
      empty={empty}
      end={
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={message}
          onLoadMore={() => void fetchNextPage()}
          label={t`Load more posts`}
        />
      }
    >
      {posts.map((post, index) => (
        <PostTileItem key={post._id} post={post} eager={index < EAGER} />
      ))}
    </PostGrid>
  );
}
