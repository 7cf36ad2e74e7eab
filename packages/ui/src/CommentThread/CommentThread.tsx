import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';

import { CommentItem, type CommentItemProps } from '../CommentItem/CommentItem.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import styles from './CommentThread.module.css';
import { shownComments } from './shown-comments.ts';

/** A comment in a thread. */
export interface ThreadComment extends Pick<CommentItemProps, 'author' | 'authorLink' | 'text' | 'createdAt' | 'isEdited' | 'isOwn'> {
  /** What it is known by. */
  id: string;
}

export interface CommentThreadProps {
  /** The comments that are loaded, in any order: shown newest first. */
  comments: readonly ThreadComment[];
  /** How many are shown: 3 under a post in a list (spec §4). Without, all: the post's own page. */
  limit?: number | undefined;
  /** How many there are in all. Default: as many as are loaded. */
  total?: number | undefined;
  /** The application's link to the post's own page, without content: "View More" when there are more than the limit. */
  moreLink?: ReactElement | undefined;
  /** Where a comment is written: a CommentComposer. */
  composer?: ReactNode;
  /** Under the last one: what loads further ones, or why that failed. */
  end?: ReactNode;
  /** The first comments are on their way. Default false. */
  loading?: boolean | undefined;
  /** Said when there is none. */
  emptyText?: string;
  /** Saves a changed comment of the viewer's; see CommentItem. */
  onEdit?: ((id: string, text: string) => Promise<unknown>) | undefined;
  /** Deletes a comment of the viewer's; see CommentItem. */
  onDelete?: ((id: string) => Promise<unknown>) | undefined;
  /** Level of its heading, which stands only where all are shown. Default 3. */
  headingLevel?: 2 | 3;
}

/** The comments of a post: the newest few under it in a list, or all of them on its own page (spec §2, §4). */
export function CommentThread({
  comments,
  limit,
  total = comments.length,
  moreLink,
  composer,
  end,
  loading = false,
  emptyText = 'No comments yet. Ask what you want to know.',
  onEdit,
  onDelete,
  headingLevel = 3,
}: CommentThreadProps) {
  const id = useId();
  const thread = useRef<HTMLElement>(null);
  const shown = shownComments(comments, limit);
  const Heading = `h${headingLevel}` as const;
  const isPreview = limit !== undefined;

  const deleted = useRef<string>(undefined);
  useEffect(() => {
    if (deleted.current === undefined || comments.some((comment) => comment.id === deleted.current)) return;
    deleted.current = undefined;
    // The comment took the focus with it; the thread is the nearest place that still stands.
    if (document.activeElement === document.body) thread.current?.focus();
  }, [comments]);

  return (
    <section ref={thread} className={styles.thread} {...(isPreview ? { 'aria-label': 'Comments' } : { 'aria-labelledby': id })} tabIndex={-1} aria-busy={loading}>
      {!isPreview && (
        <Heading id={id} className={styles.heading}>
          Comments {!loading && <span className={styles.count}>{total}</span>}
        </Heading>
      )}
      {composer}
      {loading && <CommentsSkeleton />}
      {!loading && shown.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {!loading && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ id: commentId, ...comment }) => (
            <li key={commentId}>
              <CommentItem
                {...comment}
                onEdit={onEdit && ((text) => onEdit(commentId, text))}
                onDelete={
                  onDelete &&
                  (async () => {
                    deleted.current = commentId;
                    await onDelete(commentId);
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isPreview && moreLink && total > limit && (
        <Link asChild variant="standalone">
          <LinkSlot link={moreLink}>View More</LinkSlot>
        </Link>
      )}
      {end}
    </section>
  );
}
