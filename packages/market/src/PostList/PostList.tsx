import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { PostCardSkeleton } from '../PostCardSkeleton/PostCardSkeleton.tsx';
import { PostSlot } from './PostSlot.tsx';
import { cx } from '@oja/ui/cx';
import styles from './PostList.module.css';

/**
 * A list of at most this many posts and adverts is short: all of them stay rendered, and the browser's search finds
 * them.
 */
const SHORT_LIST_MAX = 24;

export interface PostListProps extends ComponentProps<'div'> {
  /** Accessible name of the list: "Newest posts", "Your Saved Posts". */
  label: string;
  /**
   * The posts, a PostCard each with a key, and AdvertCards among them: always an array, so that an empty list can be
   * recognised. In a long list, posts far out of view are removed until they come near again.
   */
  children: readonly ReactElement[];
  /** Shown without posts: an EmptyState, which is then the root. */
  empty: ReactNode;
  /** Shows the loading state. Default false. */
  loading?: boolean | undefined;
  /** Further posts are being loaded, or the list is being reloaded. Default false. */
  updating?: boolean | undefined;
  /** Why loading failed; existing posts stay after any error. */
  error?: { title: string; text?: ReactNode } | undefined;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Content at the end of the list: a LoadMore. */
  end?: ReactNode;
}

/** Posts in a column: the feed, a user's posts, saved posts, the posts of a category (product §2). */
export function PostList({
  label,
  children,
  empty,
  loading = false,
  updating = false,
  error,
  onRetry,
  end,
  ...root
}: PostListProps) {
  const hasPosts = children.length > 0;
  if (loading && !hasPosts) {
    return (
      <div {...root} className={cx(styles.posts, root.className)} aria-busy="true">
        <PostCardSkeleton />
        <PostCardSkeleton label="" />
      </div>
    );
  }
  if (!hasPosts) return error ? <ErrorPanel {...root} {...error} onRetry={onRetry} retrying={updating} /> : empty;
  return (
    <div {...root} className={cx(styles.posts, root.className)}>
      <Posts label={label} updating={updating}>
        {children}
      </Posts>
      {end}
    </div>
  );
}

/** The posts of a list that is not empty. */
function Posts({
  label,
  updating,
  children,
}: Required<Pick<PostListProps, 'label' | 'children'>> & { updating: boolean }) {
  const [firstCount] = useState(children.length);
  return (
    <div className={styles.feed} role="feed" aria-label={label} aria-busy={updating}>
      {children.map((post, index) => {
        const id = String(post.key ?? index);
        return (
          <PostSlot key={id} id={id} canUnmount={children.length > SHORT_LIST_MAX} isAddedLater={index >= firstCount}>
            {post}
          </PostSlot>
        );
      })}
    </div>
  );
}
