import { useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useReachedEnd } from '../hooks/useReachedEnd.ts';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** There is a further page. */
  hasMore: boolean;
  /** A page is being fetched now. Default false. */
  loading?: boolean | undefined;
  /** Why the last page did not come. While it stands nothing loads by itself: the button tries again. */
  error?: ReactNode;
  /** Fetches the next page; never called while loading. */
  onLoadMore: () => void;
  /** The button's text: "Load more posts". Default "Load more". */
  label?: string;
  /** Stands in for what is coming, while it loads: a skeleton. */
  placeholder?: ReactNode;
  /** What stands at the very end. Default "You have seen it all." */
  endText?: ReactNode;
  /** Load by itself when the end of the list comes near the view. Default true. */
  auto?: boolean;
}

/**
 * The end of a list without an end. The next page loads before anyone gets there; the button does the same for who
 * comes by keyboard, and when loading failed. Goes right after the list, not into it.
 */
export function LoadMore({
  hasMore,
  loading = false,
  error,
  onLoadMore,
  label = 'Load more',
  placeholder,
  endText = 'You have seen it all.',
  auto = true,
}: LoadMoreProps) {
  const nearEnd = useReachedEnd(onLoadMore);
  const atButton = useRef(false);
  const failed = hasMore && !loading && Boolean(error);
  return (
    <div className={styles.more}>
      {loading && placeholder}
      {failed && <Notice kind="error">{error}</Notice>}
      {/* Made anew after each page, so that a page too short to push it out of view is followed by another. */}
      {auto && hasMore && !loading && !failed && <span ref={nearEnd} className={styles.sentinel} />}
      {hasMore && (
        <Button
          variant="secondary"
          loading={loading}
          onClick={onLoadMore}
          onFocus={() => (atButton.current = true)}
          onBlur={() => (atButton.current = false)}
        >
          {failed ? 'Try again' : label}
        </Button>
      )}
      <p
        // Who pressed the button until there was no more of it keeps their place.
        ref={(element) => {
          if (hasMore || !element || !atButton.current) return;
          atButton.current = false;
          element.focus();
        }}
        className={styles.end}
        role="status"
        tabIndex={-1}
      >
        {!hasMore && endText}
        {loading && <VisuallyHidden>Loading</VisuallyHidden>}
      </p>
    </div>
  );
}
