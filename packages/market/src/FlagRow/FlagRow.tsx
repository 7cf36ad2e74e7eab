import { Trash2 } from 'lucide-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { smallImageSources } from '@oja/contract/image-sizes';
import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { Notice } from '@oja/ui/Notice';
import { Picture } from '@oja/ui/Picture';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { FlagReport, type FlagReportData } from './FlagReport.tsx';
import { cx } from '@oja/ui/cx';
import styles from './FlagRow.module.css';
import { MESSAGES } from './messages.ts';

export type { FlagReportData } from './FlagReport.tsx';

interface LoadingFlagRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shows its placeholder, for which no other props are needed. */
  loading: true;
  /** Announced to screen readers. Default "Loading flagged posts". Empty for all but the first of a list. */
  label?: string;
}

export interface FlagRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /**
   * `true` shows its placeholder, for which no other props are needed. `delete` shows that the post is being deleted; a
   * report's own `loading`, that it is being dismissed. Default false.
   */
  loading?: boolean | 'delete' | undefined;
  /** The post's title at the time of the report, or what else was reported: "Review of @ada". */
  postTitle: string;
  /** The application's link to the post, without content; it wraps the title. */
  postLink?: ReactElement | undefined;
  /** The author's user name. */
  postAuthor?: string | undefined;
  /** URL of the post's cover. */
  picture?: string | null | undefined;
  /** What is judged, where the title does not lead to it: a ReviewItem. */
  children?: ReactNode;
  /**
   * The open reports of this post, in display order: one or several, each with a reason. The key d dismisses the first
   * one.
   */
  reports: readonly FlagReportData[];
  /** Dismisses one report; the post stays. */
  onDismiss: (reportId: string) => void;
  /** Asks whether to delete the post: opens a ConfirmDialog. */
  onDeletePost: () => void;
  /** Text of the button that deletes it. Default "Delete post". */
  deleteLabel?: string | undefined;
  /** Why the last action failed. */
  error?: string | undefined;
  /** Level of the title in the page. Default 2. */
  headingLevel?: 2 | 3;
  /**
   * For a list with keyboard shortcuts: whether this is the current row. The row can then be focused and names its
   * keys: o for its link, d for Dismiss, Delete for the deletion. Default: no shortcuts.
   */
  current?: boolean | undefined;
}

/**
 * A reported post in the admins' list: the post, its reports, and the actions on it (product §2 "flags", §6). With
 * `loading` alone it is a placeholder.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const FlagRow = (({ loading, ...props }: Omit<LoadingFlagRowProps, 'loading'> & FlagRowProps) =>
  loading === true ? <LoadingFlagRow {...props} /> : <LoadedFlagRow {...props} isDeleted={loading === 'delete'} />) as {
  (props: LoadingFlagRowProps): ReactElement;
  (props: FlagRowProps): ReactElement;
};

function LoadingFlagRow({ label: givenLabel, ...rest }: Omit<LoadingFlagRowProps, 'loading'>) {
  const messages = useMessages('FlagRow', MESSAGES);
  const label = givenLabel ?? messages.loading;
  return (
    <Card {...rest} padding="small" {...(label && { role: 'status' })}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles.post}>
        <Skeleton className={styles.picture} />
        <Skeleton shape="text" lines={2} className={styles.bones} />
      </div>
    </Card>
  );
}

function LoadedFlagRow({
  postTitle,
  postLink,
  postAuthor,
  picture,
  children,
  reports,
  onDismiss,
  onDeletePost,
  deleteLabel,
  isDeleted,
  error,
  headingLevel = 2,
  current,
  className,
  ...rest
}: Omit<FlagRowProps, 'loading'> & { isDeleted: boolean }) {
  const messages = useMessages('FlagRow', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild padding="small">
      <article
        {...rest}
        aria-labelledby={id}
        className={cx(styles.row, className)}
        {...(current !== undefined && { tabIndex: current ? 0 : -1 })}
      >
        <div className={styles.post}>
          {picture && (
            <Picture
              className={styles.picture}
              src={picture}
              sources={smallImageSources(picture)}
              sizes="64px"
              alt=""
              width="64"
              height="64"
            />
          )}
          <div className={styles.words}>
            <Heading id={id} className={styles.title} dir="auto">
              <LinkSlot link={postLink} className={styles.link} aria-keyshortcuts={current ? 'o' : undefined}>
                {postTitle}
              </LinkSlot>
            </Heading>
            <p className={styles.facts}>
              {postAuthor && <>{formatElements(messages.by, { author: <bdi>@{postAuthor}</bdi> })} · </>}
              {format(messages.reports, { count: reports.length })}
            </p>
          </div>
        </div>
        {children}
        <ul>
          {reports.map((report) => (
            <FlagReport
              key={report.id}
              report={report}
              onDismiss={() => onDismiss(report.id)}
              disabled={isDeleted}
              hasKey={current}
            />
          ))}
        </ul>
        {error && <Notice tone="danger">{error}</Notice>}
        <div className={styles.actions}>
          <Button
            variant="danger"
            size="small"
            icon={<Trash2 />}
            loading={isDeleted}
            onClick={onDeletePost}
            aria-keyshortcuts={current ? 'Delete' : undefined}
          >
            {deleteLabel ?? messages.deletePost}
          </Button>
        </div>
      </article>
    </Card>
  );
}
