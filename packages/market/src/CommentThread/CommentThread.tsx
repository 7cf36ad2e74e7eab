import { useEffect, useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { CommentItem, type CommentItemProps } from '../CommentItem/CommentItem.tsx';
import { Link } from '@oja/ui/Link';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './CommentThread.module.css';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { shownComments } from './shown-comments.ts';
import { MESSAGES } from './messages.ts';

/** A comment in a thread. What the page was opened for can have a ref, the focus and a class of its own. */
export interface ThreadComment extends Pick<
  CommentItemProps,
  | 'author'
  | 'authorLink'
  | 'text'
  | 'createdAt'
  | 'isEdited'
  | 'isOwn'
  | 'isRemovable'
  | 'ref'
  | 'tabIndex'
  | 'className'
> {
  /** Id of the comment. */
  id: string;
}

export interface CommentThreadProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The loaded comments, in any order; shown newest first. */
  comments: readonly ThreadComment[];
  /** Number of comments shown: 3 under a post in a list (product §4). Without it, all: the post's own page. */
  limit?: number | undefined;
  /** Total number of comments. Default: the number of loaded ones. */
  total?: number | undefined;
  /**
   * The application's link to the post's own page, without content: "View More" when there are more comments than the
   * limit.
   */
  moreLink?: ReactElement | undefined;
  /** The field for a new comment: a CommentComposer. */
  composer?: ReactNode;
  /** Content after the last comment: loads more, or shows why that failed. */
  end?: ReactNode;
  /** Shows the loading state. Default false. */
  loading?: boolean | undefined;
  /** Text shown without comments. */
  emptyText?: string;
  /** Saves a comment of the viewer; see CommentItem. */
  onEdit?: ((id: string, text: string) => Promise<unknown>) | undefined;
  /** Deletes a comment of the viewer, or one below their post; see CommentItem. */
  onDelete?: ((id: string) => Promise<unknown>) | undefined;
  /** Maximum length of a comment, in characters. */
  maxCharacters: number;
  /** Level of its heading, which is shown only without a limit. Default 3. */
  headingLevel?: 2 | 3;
}

/** The comments of a post: the newest few below it in a list, or all of them on its own page (product §2, §4). */
export function CommentThread({
  comments,
  limit,
  total = comments.length,
  moreLink,
  composer,
  end,
  loading = false,
  emptyText,
  onEdit,
  onDelete,
  maxCharacters,
  headingLevel = 3,
  className,
  ref,
  ...rest
}: CommentThreadProps) {
  const messages = useMessages('CommentThread', MESSAGES);
  const id = useId();
  const thread = useRef<HTMLElement>(null);
  const root = useComposedRef(thread, ref);
  const shown = shownComments(comments, limit);
  const Heading = `h${headingLevel}` as const;
  const isPreview = limit !== undefined;

  const deleted = useRef<string>(undefined);
  useEffect(() => {
    if (deleted.current === undefined || comments.some((comment) => comment.id === deleted.current)) return;
    deleted.current = undefined;
    // The focused comment was removed; the thread is the nearest remaining element.
    if (document.activeElement === document.body) thread.current?.focus();
  }, [comments]);

  return (
    <section
      {...rest}
      ref={root}
      className={cx(styles.thread, className)}
      // Not a landmark: a list of posts has one thread for each post.
      {...(isPreview ? { role: 'group', 'aria-label': messages.comments } : { 'aria-labelledby': id })}
      tabIndex={-1}
      aria-busy={loading}
    >
      {!isPreview && (
        <Heading id={id} className={styles.heading}>
          {messages.comments} {!loading && <span className={styles.count}>{total}</span>}
        </Heading>
      )}
      {composer}
      {loading && <CommentsSkeleton />}
      {!loading && shown.length === 0 && <p className={styles.empty}>{emptyText ?? messages.none}</p>}
      {!loading && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ id: commentId, ...comment }) => (
            <li key={commentId}>
              <CommentItem
                {...comment}
                maxCharacters={maxCharacters}
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
          <LinkSlot link={moreLink}>{messages.more}</LinkSlot>
        </Link>
      )}
      {end}
    </section>
  );
}

/** Placeholder of the first comments, with the sizes of CommentItem. */
function CommentsSkeleton() {
  const messages = useMessages('CommentThread', MESSAGES);
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="circle" width="target" />
          <div className={styles.lines}>
            <Skeleton shape="text" width="third" />
            <Skeleton shape="text" lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
