import { Trash2 } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { FlagReport, type FlagReportData } from '../FlagRow/FlagReport.tsx';
import { MESSAGES } from './messages.ts';
import styles from './ReportActions.module.css';

export interface ReportActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The open reports of the post, in display order. The key d dismisses the first one. */
  reports: readonly FlagReportData[];
  /** Dismisses one report; the post stays. */
  onDismiss: (reportId: string) => void;
  /** Asks whether to delete the post: opens a ConfirmDialog. */
  onDeletePost: () => void;
  /** `delete` shows that the post is being deleted. Default false. */
  loading?: false | 'delete' | undefined;
  /** Why the last action failed. */
  error?: string | undefined;
  /** The keys of the screen, at the end: KeyHints. */
  keys?: ReactNode;
}

/**
 * What an admin can do about the reported post that is open beside it: each action with its consequence and the reasons
 * for it (product §2 "flags", §6).
 */
export function ReportActions({
  reports,
  onDismiss,
  onDeletePost,
  loading = false,
  error,
  keys,
  className,
  ...rest
}: ReportActionsProps) {
  const messages = useMessages('ReportActions', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const isDeleted = loading === 'delete';
  const reasons = [...new Set(reports.map(({ reason }) => `“${reason}”`))].join(', ');
  return (
    <div {...rest} className={cx(styles.actions, className)}>
      {error && <Notice tone="danger">{error}</Notice>}
      <section className={styles.action} aria-labelledby={`${id}-dismiss`}>
        <h3 id={`${id}-dismiss`} className={styles.heading}>
          {format(messages.dismissTitle, { count: reports.length })}
          <kbd className={styles.key} aria-hidden="true">
            D
          </kbd>
        </h3>
        <p className={styles.text}>{messages.dismissText}</p>
        <ul className={styles.reports}>
          {reports.map((report) => (
            <FlagReport
              key={report.id}
              report={report}
              onDismiss={() => onDismiss(report.id)}
              disabled={isDeleted}
              hasKey
              variant="secondary"
            />
          ))}
        </ul>
      </section>
      <section className={styles.action} aria-labelledby={`${id}-delete`}>
        <h3 id={`${id}-delete`} className={styles.heading}>
          {messages.deleteTitle}
          <kbd className={styles.key} aria-hidden="true">
            #
          </kbd>
        </h3>
        <p className={styles.text}>{messages.deleteText}</p>
        <p className={styles.text}>{format(messages.reasons, { reasons })}</p>
        <Button
          className={styles.delete}
          variant="danger"
          size="small"
          icon={<Trash2 />}
          loading={isDeleted}
          onClick={onDeletePost}
          aria-keyshortcuts="Delete"
        >
          {messages.deletePost}
        </Button>
      </section>
      {keys && <div className={styles.keys}>{keys}</div>}
    </div>
  );
}
