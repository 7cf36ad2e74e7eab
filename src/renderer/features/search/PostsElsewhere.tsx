import { t } from '@lingui/core/macro';
import { LoadMore } from '@oja/ui/LoadMore';

import { type PostSearch, useSearchPostsInfiniteQuery } from '../../api/post-search-api.ts';
import { PostTileItem } from '../posts/tiles/PostTileItem.tsx';
import { PostTiles } from '../posts/tiles/PostTiles.tsx';
import styles from './PostsElsewhere.module.css';

interface PostsElsewhereProps {
  /** The search whose posts end above, without its place. */
  search: PostSearch;
  state: string;
  /** The local government whose posts are above. */
  lga: string;
}

/**
 * What else a state has, below the posts of one of its local governments: near means first the one, then the other.
 * Nothing is shown where that is all.
 */
export function PostsElsewhere({ search, state, lga }: PostsElsewhereProps) {
  const query = useSearchPostsInfiniteQuery({ ...search, state: [state] });
  const posts = query.currentData?.pages.flatMap(({ data }) => data.posts).filter((post) => post.lga !== lga);
  if (!posts || (posts.length === 0 && !query.hasNextPage)) return null;
  return (
    <section className={styles.elsewhere} aria-label={t`Elsewhere in ${state}`}>
      <h2 className={styles.title}>{t`Elsewhere in ${state}`}</h2>
      <PostTiles
        label={t`Posts elsewhere in ${state}`}
        query={query}
        isLoading={false}
        failure={t`The posts could not be loaded`}
        // The newest pages may hold nothing but posts that are above.
        empty={
          <LoadMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            onLoadMore={() => void query.fetchNextPage()}
            label={t`Load more posts`}
          />
        }
      >
        {posts.map((post) => (
          <PostTileItem key={post._id} post={post} />
        ))}
      </PostTiles>
    </section>
  );
}
