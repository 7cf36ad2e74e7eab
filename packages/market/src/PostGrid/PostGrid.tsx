import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react';

import { EmptyState } from '@oja/ui/EmptyState';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { PostTile } from '../PostTile/PostTile.tsx';
import { findNeighbour } from './find-neighbour.ts';
import { MESSAGES } from './messages.ts';
import styles from './PostGrid.module.css';

/** As many placeholders as a phone's first screen has tiles. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

export interface PostGridProps extends ComponentProps<'div'> {
  /** Accessible name of the grid: "Posts found". */
  label: string;
  /** The posts, a PostTile each with a key: always an array, so that an empty grid can be recognised. */
  children: readonly ReactElement[];
  /** Shown without posts: an EmptyState. */
  empty: ReactNode;
  /**
   * `true` shows placeholders until there are posts. `update` says that further posts are being loaded, or the list
   * again. Default false.
   */
  loading?: boolean | 'update' | undefined;
  /** Why loading failed; existing posts stay after any error. */
  error?: { title: string; text?: ReactNode } | undefined;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Content at the end of the grid: a LoadMore. */
  end?: ReactNode;
}

/**
 * Posts side by side, for comparing: two columns on a phone, up to five where there is room. The arrow keys move from
 * tile to tile.
 */
export function PostGrid({
  label,
  children,
  empty,
  loading = false,
  error,
  onRetry,
  end,
  className,
  ...root
}: PostGridProps) {
  const messages = useMessages('PostGrid', MESSAGES);
  const hasPosts = children.length > 0;
  if (!hasPosts && loading !== true)
    return error ? (
      <EmptyState
        tone="danger"
        {...root}
        className={className}
        {...error}
        onRetry={onRetry}
        loading={loading === 'update'}
      />
    ) : (
      <div {...root} className={className}>
        {empty}
      </div>
    );
  return (
    <div {...root} className={cx(styles.container, className)}>
      {hasPosts ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a shorter way beside Tab
        <div className={styles.grid} role="feed" aria-label={label} aria-busy={loading !== false} onKeyDown={moveFocus}>
          {children.map((tile, index) => (
            <div key={tile.key ?? index} className={styles.place}>
              {tile}
            </div>
          ))}
        </div>
      ) : (
        <div className={styles.grid} role="status">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          {PLACEHOLDERS.map((place) => (
            <PostTile key={place} loading />
          ))}
        </div>
      )}
      {hasPosts && end}
    </div>
  );
}

/** Moves the focus to the link of the next tile in the direction of an arrow, if there is one. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A tile's menu, and a dialog that it has opened, have these keys for themselves.
  if (document.activeElement?.closest('dialog, [aria-haspopup="menu"]')) return;
  const places = [...event.currentTarget.children];
  const current = places.findIndex((place) => place.contains(document.activeElement));
  const target = findNeighbour(places, current, event.key);
  const link = target?.querySelector<HTMLElement>('[data-action="open"]');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
