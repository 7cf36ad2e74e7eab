import { useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { EmptyState } from '@oja/ui/EmptyState';
import { PostCard } from '../PostCard/PostCard.tsx';
import { Card } from '@oja/ui/Card';
import { PostSlot } from './PostSlot.tsx';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import styles from './PostList.module.css';
import { SHORT_LIST_MAX, useShown } from './use-shown.ts';

export interface PostListProps extends ComponentProps<'div'> {
  /** Accessible name of the list: "Newest posts", "Your Saved Posts". The heading of `cards`. */
  label: string;
  /** `feed` for posts; `cards` for small cards below a visible heading: the user's own adverts. Default `feed`. */
  variant?: 'feed' | 'cards';
  /**
   * The posts, a PostCard each with a key, and AdvertCards among them: always an array, so that an empty list can be
   * recognised. In a long list, posts far out of view are removed until they come near again. For `cards`: an
   * OwnAdvertCard each.
   */
  children: readonly ReactElement[];
  /** Shown without posts: an EmptyState. In a feed it is then the root. */
  empty: ReactNode;
  /**
   * `true` shows placeholders until there are posts. `update` says that further posts are being loaded, or the list
   * again. Default false.
   */
  loading?: boolean | 'update' | undefined;
  /** Announced to screen readers while loading. Default "Loading posts". */
  loadingLabel?: string | undefined;
  /** Why loading failed; existing posts stay after any error. */
  error?: { title: string; text?: ReactNode } | undefined;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Content at the end of the list: a LoadMore. */
  end?: ReactNode;
  /**
   * How many posts of a feed are rendered first; the others follow one at a time, so that a slow device shows the
   * first ones sooner and answers presses meanwhile. Default: all at once, for a reader who returns to the list.
   */
  firstPosts?: number | undefined;
}

/** Posts in a column, to be read one by one: the feed, own adverts (product §2). */
export function PostList({ variant = 'feed', ...rest }: PostListProps) {
  return variant === 'cards' ? <Cards {...rest} /> : <Feed {...rest} />;
}

function Feed({
  label,
  children,
  empty,
  loading = false,
  loadingLabel,
  error,
  onRetry,
  end,
  firstPosts,
  ...root
}: Omit<PostListProps, 'variant'>) {
  const shown = useShown(children.length, firstPosts);
  const isWhole = shown >= children.length;
  const hasPosts = children.length > 0;
  if (loading === true && !hasPosts) {
    return (
      <div {...root} className={cx(styles.posts, root.className)} aria-busy="true">
        <PostCard loading label={loadingLabel} />
        <PostCard loading label="" />
      </div>
    );
  }
  if (!hasPosts)
    return error ? (
      <EmptyState tone="danger" {...root} {...error} onRetry={onRetry} loading={loading === 'update'} />
    ) : (
      empty
    );
  return (
    <div {...root} className={cx(styles.posts, root.className)}>
      <Posts label={label} aria-busy={loading !== false || !isWhole}>
        {isWhole ? children : children.slice(0, shown)}
      </Posts>
      {isWhole && end}
    </div>
  );
}

/** The posts of a list that is not empty. */
function Posts({
  label,
  'aria-busy': isBusy,
  children,
}: Required<Pick<PostListProps, 'label' | 'children'>> & { 'aria-busy': boolean }) {
  const [firstCount] = useState(children.length);
  return (
    <div className={styles.feed} role="feed" aria-label={label} aria-busy={isBusy}>
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

function Cards({
  label,
  children,
  empty,
  loading = false,
  loadingLabel,
  error,
  onRetry,
  end,
  firstPosts: _firstPosts,
  className,
  ...root
}: Omit<PostListProps, 'variant'>) {
  const messages = useMessages('PostList', MESSAGES);
  const id = useId();
  const hasPosts = children.length > 0;
  const isLoading = loading === true && !hasPosts;
  return (
    <section
      {...root}
      className={cx(styles.section, className)}
      aria-labelledby={id}
      aria-busy={loading !== false || undefined}
    >
      <h2 id={id} className={styles.title}>
        {label}
      </h2>
      {isLoading && (
        <div className={styles.cards} role="status">
          <VisuallyHidden>{loadingLabel ?? messages.loading}</VisuallyHidden>
          {[1, 2, 3].map((card) => (
            <Card key={card} padding="small" className={styles.card}>
              <Skeleton className={styles.picture} />
              <Skeleton shape="text" lines={3} />
            </Card>
          ))}
        </div>
      )}
      {!isLoading &&
        !hasPosts &&
        (error ? (
          <EmptyState tone="danger" {...error} onRetry={onRetry} loading={loading === 'update'} headingLevel={3} />
        ) : (
          empty
        ))}
      {hasPosts && (
        <>
          <ul className={styles.cards}>
            {children.map((post, index) => (
              <li key={post.key ?? index}>{post}</li>
            ))}
          </ul>
          {end}
        </>
      )}
    </section>
  );
}
