import { useId, type ComponentProps, type ReactElement } from 'react';

import { LinkSlot } from '@oja/ui/LinkSlot';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { PostThumb } from '../PostThumb/PostThumb.tsx';
import { MESSAGES } from './messages.ts';
import styles from './ReportRow.module.css';

interface LoadingReportRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shows its placeholder, for which no other props are needed. */
  loading: true;
  /** Announced to screen readers. Default "Loading flagged posts". Empty for all but the first of a list. */
  label?: string;
}

export interface ReportRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** `true` shows its placeholder, for which no other props are needed. Default false. */
  loading?: boolean | undefined;
  /** The post's title at the time of the report. */
  postTitle: string;
  /** The application's link that opens it beside the queue, without content; it covers the row. */
  link: ReactElement;
  /** URL of the post's first picture; none if it has no picture. */
  pictureUrl?: string | null | undefined;
  /** The reasons of its open reports, one for each report, in their order. Several are counted. */
  reasons: readonly string[];
  /** When it was reported last. */
  reportedAt: number | string | Date;
  /** It is open beside the queue. Default false. */
  isSelected?: boolean | undefined;
  /** The row that the keys apply to, and the only one in the Tab order. Default false. */
  current?: boolean | undefined;
}

/**
 * A reported post in the admins' queue, beside which it is opened (product §2 "flags"): picture, title, reasons and age
 * in two lines. With `loading` alone it is a placeholder.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const ReportRow = (({ loading, ...props }: Omit<LoadingReportRowProps, 'loading'> & ReportRowProps) =>
  loading === true ? <LoadingReportRow {...props} /> : <LoadedReportRow {...props} />) as {
  (props: LoadingReportRowProps): ReactElement;
  (props: ReportRowProps): ReactElement;
};

function LoadingReportRow({ label: givenLabel, className, ...rest }: Omit<LoadingReportRowProps, 'loading'>) {
  const messages = useMessages('ReportRow', MESSAGES);
  const label = givenLabel ?? messages.loading;
  return (
    <div {...rest} className={cx(styles.row, className)} {...(label && { role: 'status' })}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <Skeleton className={styles.picture} />
      <Skeleton shape="text" lines={2} className={styles.bones} />
    </div>
  );
}

function LoadedReportRow({
  postTitle,
  link,
  pictureUrl,
  reasons,
  reportedAt,
  isSelected = false,
  current = false,
  className,
  ...rest
}: Omit<ReportRowProps, 'loading'>) {
  const messages = useMessages('ReportRow', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  return (
    <article
      {...rest}
      aria-labelledby={id}
      className={cx(styles.row, className)}
      data-selected={isSelected || undefined}
      {...{ tabIndex: current ? 0 : -1 }}
    >
      <PostThumb pictureUrl={pictureUrl} />
      <div className={styles.words}>
        <LinkSlot
          link={link}
          className={styles.link}
          aria-current={isSelected || undefined}
          aria-keyshortcuts={current ? 'o' : undefined}
          tabIndex={-1}
        >
          <span id={id} dir="auto">
            {postTitle}
          </span>
        </LinkSlot>
        <p className={styles.facts}>
          <span className={styles.reasons}>
            {reasons.length > 1 && <>{format(messages.reports, { count: reasons.length })} · </>}
            {[...new Set(reasons)].join(', ')}
          </span>
          <RelativeTime className={styles.age} value={reportedAt} />
        </p>
      </div>
    </article>
  );
}
