import { Trash2 } from 'lucide-react';
import { useId, type ReactElement, type Ref } from 'react';

import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { FlagReport, type FlagReportData } from './FlagReport.tsx';
import styles from './FlagRow.module.css';

export type { FlagReportData } from './FlagReport.tsx';

export interface FlagRowProps {
  /** The post's title when it was reported. */
  postTitle: string;
  /** The application's link to the post, without content; the title becomes it. */
  postLink?: ReactElement | undefined;
  /** Who posted it: their user name. */
  postAuthor?: string | undefined;
  /** Address of the post's cover. */
  picture?: string | null | undefined;
  /** The open reports of this post, as they are to stand: one or several people, each with a reason. The key d means the first. */
  reports: readonly FlagReportData[];
  /** Takes one report off the list; the post stays. */
  onDismiss: (reportId: string) => void;
  /** Asks whether to delete the post: opens a ConfirmDialog. */
  onDeletePost: () => void;
  /** The report that is being dismissed now. */
  dismissing?: string | undefined;
  /** The post is being deleted now. Default false. */
  deleting?: boolean | undefined;
  /** What did not work last. */
  error?: string | undefined;
  /** Level of the title in the page. Default 2. */
  headingLevel?: 2 | 3;
  /**
   * In a list that is worked through by keys: whether the keys mean this row. The row can then be focused, and says which keys
   * press what: o its link, d a Dismiss, Delete the deletion. Default: no keys.
   */
  current?: boolean | undefined;
  /** Reaches the row. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A reported post in the admins' list: what, why, by whom, and what to do about it (spec §2 "flags", §6). */
export function FlagRow({
  postTitle,
  postLink,
  postAuthor,
  picture,
  reports,
  onDismiss,
  onDeletePost,
  dismissing,
  deleting = false,
  error,
  headingLevel = 2,
  current,
  ref,
}: FlagRowProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild padding="small">
      <article ref={ref} aria-labelledby={id} className={styles.row} {...(current !== undefined && { tabIndex: current ? 0 : -1 })}>
        <div className={styles.post}>
          {picture && <img className={styles.picture} src={picture} alt="" width="64" height="64" loading="lazy" />}
          <div className={styles.words}>
            <Heading id={id} className={styles.title} dir="auto">
              <LinkSlot link={postLink} className={styles.link} aria-keyshortcuts={current ? 'o' : undefined}>
                {postTitle}
              </LinkSlot>
            </Heading>
            <p className={styles.facts}>
              {postAuthor && (
                <>
                  by <bdi>@{postAuthor}</bdi> ·{' '}
                </>
              )}
              {reports.length === 1 ? '1 report' : `${reports.length} reports`}
            </p>
          </div>
        </div>
        <ul>
          {reports.map((report) => (
            <FlagReport
              key={report.id}
              report={report}
              onDismiss={() => onDismiss(report.id)}
              dismissing={dismissing === report.id}
              disabled={deleting}
              hasKey={current}
            />
          ))}
        </ul>
        {error && <Notice kind="error">{error}</Notice>}
        <div className={styles.actions}>
          <Button variant="danger" size="small" icon={<Trash2 />} loading={deleting} onClick={onDeletePost} aria-keyshortcuts={current ? 'Delete' : undefined}>
            Delete post
          </Button>
        </div>
      </article>
    </Card>
  );
}
