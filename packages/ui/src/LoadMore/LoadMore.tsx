import { useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useReachedEnd } from '../hooks/use-reached-end.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './LoadMore.module.css';
import { MESSAGES } from './messages.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** There is a further page. */
  hasMore: boolean;
  /** A page is being loaded. Default false. */
  loading?: boolean | undefined;
  /** Why the last page failed. While it is set, nothing loads automatically: the button tries again. */
  error?: ReactNode;
  /** Loads the next page; never called while loading. */
  onLoadMore: () => void;
  /** The button's text: "Load more comments". Default "Load more". */
  label?: string;
  /** Placeholder of the next page while it loads: a skeleton. */
  placeholder?: ReactNode;
  /** Text at the very end. Default "You have seen it all." */
  endText?: ReactNode;
  /** Loads automatically when the end of the list comes near the view. Default true. */
  auto?: boolean;
}

/**
 * The end of an infinite list. The next page loads before the reader gets there; the button does the same for keyboard
 * users, and after an error. Place it right after the list, not into it.
 */
export function LoadMore({
  hasMore,
  loading = false,
  error,
  onLoadMore,
  label,
  placeholder,
  endText,
  auto = true,
  className,
  ...rest
}: LoadMoreProps) {
  const messages = useMessages('LoadMore', MESSAGES);
  const nearEnd = useReachedEnd(onLoadMore);
  const atButton = useRef(false);
  const failed = hasMore && !loading && Boolean(error);
  return (
    <div {...rest} className={cx(styles.more, className)}>
      {loading && placeholder}
      {failed && <Notice tone="danger">{error}</Notice>}
      {/* Remounted after each page, so that a page too short to push it out of view is followed by another. */}
      {auto && hasMore && !loading && !failed && <span ref={nearEnd} className={styles.sentinel} />}
      {hasMore && (
        <Button
          variant="secondary"
          loading={loading}
          onClick={onLoadMore}
          onFocus={() => (atButton.current = true)}
          onBlur={() => (atButton.current = false)}
        >
          {failed ? messages.retry : (label ?? messages.more)}
        </Button>
      )}
      <p
        // The pressed button is removed after the last page; its successor gets the focus.
        ref={(element) => {
          if (hasMore || !element || !atButton.current) return;
          atButton.current = false;
          element.focus();
        }}
        className={styles.end}
        role="status"
        tabIndex={-1}
      >
        {!hasMore && (endText === undefined ? messages.end : endText)}
        {loading && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
      </p>
    </div>
  );
}
