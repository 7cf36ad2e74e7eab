import { useState, type ReactElement, type ReactNode } from 'react';

import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { PostCardSkeleton } from '../PostCardSkeleton/PostCardSkeleton.tsx';
import { PostSlot } from './PostSlot.tsx';
import styles from './PostList.module.css';

export { withAdverts, type FeedEntry, type FeedPage } from './with-adverts.ts';

/** A list of so many posts and adverts is short: they all stay in the page, and the browser's own search finds them. */
const SHORT = 24;

export interface PostListProps {
  /** What the list is: "Newest posts", "Your Saved Posts". */
  label: string;
  /**
   * The posts, a PostCard each, with the AdvertCards among them and a key on each: always an array, so that it can be told
   * when there are none. Of a long list, those far out of view are taken out of the page until they come near again.
   */
  children: readonly ReactElement[];
  /** Stands there when there is no post: an EmptyState. */
  empty: ReactNode;
  /** The first posts are on their way. Default false. */
  loading?: boolean | undefined;
  /** Further posts are on their way, or the list is being read anew. Default false. */
  busy?: boolean | undefined;
  /** Why there is nothing to show; posts that are there stay whatever happens. */
  error?: { title: string; text?: ReactNode } | undefined;
  /** Tries again after an error. */
  onRetry?: (() => void) | undefined;
  /** The end of the list: a LoadMore. */
  end?: ReactNode;
}

/** Posts one under the other: the feed, somebody's posts, saved posts, the posts of a category (spec §2). */
export function PostList({ label, children, empty, loading = false, busy = false, error, onRetry, end }: PostListProps) {
  const hasPosts = children.length > 0;
  if (loading && !hasPosts) {
    return (
      <div className={styles.posts} aria-busy="true">
        <PostCardSkeleton />
        <PostCardSkeleton label="" />
      </div>
    );
  }
  if (!hasPosts) return error ? <ErrorPanel {...error} onRetry={onRetry} retrying={busy} /> : empty;
  return (
    <div className={styles.posts}>
      <Posts label={label} busy={busy}>
        {children}
      </Posts>
      {end}
    </div>
  );
}

/** The posts, from the first that there are. */
function Posts({ label, busy, children }: Required<Pick<PostListProps, 'label' | 'children'>> & { busy: boolean }) {
  const [firstCount] = useState(children.length);
  return (
    <div className={styles.feed} role="feed" aria-label={label} aria-busy={busy}>
      {children.map((post, index) => {
        const id = String(post.key ?? index);
        return (
          <PostSlot key={id} id={id} mayLeave={children.length > SHORT} isLate={index >= firstCount}>
            {post}
          </PostSlot>
        );
      })}
    </div>
  );
}
