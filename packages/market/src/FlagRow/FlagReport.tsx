import type { ReactElement } from 'react';

import { Button } from '@oja/ui/Button';
import { LinkSlot } from '@oja/ui/LinkSlot';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './FlagRow.module.css';
import { MESSAGES } from './messages.ts';

/** One user's report of a post. */
export interface FlagReportData {
  /** Id of the report. */
  id: string;
  /** One of the seven reasons (product §5). */
  reason: string;
  /** The reporter's user name. */
  reporter: string;
  /** The application's link to the reporter, without content. */
  reporterLink?: ReactElement | undefined;
  /** When it was reported. */
  createdAt: number | string | Date;
  /** It is being dismissed. Default false. */
  loading?: boolean | undefined;
}

interface FlagReportProps {
  /** The report. */
  report: FlagReportData;
  /** Dismisses the report. */
  onDismiss: () => void;
  /** The post is being deleted. */
  disabled: boolean;
  /** The key d presses the button. */
  hasKey: boolean | undefined;
  /** Visual weight of its button. Default `quiet`. */
  variant?: 'quiet' | 'secondary' | undefined;
}

/** One report of a post: reason, reporter, time, and the button that dismisses it. */
export function FlagReport({ report, onDismiss, disabled, hasKey, variant = 'quiet' }: FlagReportProps) {
  const messages = useMessages('FlagRow', MESSAGES);
  const { format } = useLocale();
  return (
    <li className={styles.report}>
      <span className={styles.reason}>{report.reason}</span>
      <span className={styles.reporter}>
        <LinkSlot link={report.reporterLink} className={styles.link}>
          <bdi>@{report.reporter}</bdi>
        </LinkSlot>
        {' · '}
        <RelativeTime value={report.createdAt} />
      </span>
      <Button
        className={styles.dismiss}
        variant={variant}
        size="small"
        disabled={disabled}
        loading={report.loading}
        onClick={onDismiss}
        aria-keyshortcuts={hasKey ? 'd' : undefined}
      >
        {messages.dismiss}
        <VisuallyHidden>
          {' '}
          {format(messages.dismissed, { reason: report.reason, reporter: report.reporter })}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
