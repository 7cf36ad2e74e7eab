import { t } from '@lingui/core/macro';
import { PostGrid, type PostGridProps } from '@oja/market/PostGrid';
import { LoadMore } from '@oja/ui/LoadMore';

import { failureMessage } from '../../../api/failure.ts';
import type { PagesQuery } from '../card/PostPages.tsx';

/** How many tiles are probably visible when the page opens: two rows of a phone. */
export const EAGER_TILES = 4;

export interface PostTilesProps extends Pick<PostGridProps, 'label' | 'children' | 'empty'> {
  /** The part of the list's query hook that is used here. */
  query: PagesQuery;
  /** Neither data nor an error has arrived yet. */
  isLoading: boolean;
  /** The title of the error panel, above the call's own message. */
  failure: string;
  /** The text after the last post. */
  endText?: string;
}

/**
 * A list of posts as tiles, for comparing: results, saved posts, the feed where the viewer prefers it. Further pages
 * load as the reader nears the end, or by a button for keyboard users.
 */
export function PostTiles({ label, children, query, isLoading, failure, empty, endText }: PostTilesProps) {
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
          endText={endText}
        />
      }
    >
      {children}
    </PostGrid>
  );
}
