import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { AdireMotif, type AdireVariant } from '../AdireMotif/AdireMotif.tsx';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './EmptyState.module.css';
import { MESSAGES } from './messages.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is missing, or what failed: "No Conversations Yet", "Failed to load messages". */
  title: string;
  /** How to add the first one; for a failure, the reason. */
  text?: ReactNode;
  /** `danger` for content that could not be loaded: it is announced, without a pattern. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** A button or link to the next step; after a failure, beside or instead of trying again. */
  action?: ReactNode;
  /** Tries again after a failure; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A new attempt is in progress. Default false. */
  loading?: boolean | undefined;
  /** Text of the button that tries again. Default "Try again". */
  retryLabel?: string | undefined;
  /** The pattern of its picture. Default `osubamba`. */
  motif?: AdireVariant;
  /** Icon in the middle of the picture, showing the kind of missing thing. For `danger` a warning sign. */
  icon?: ReactNode;
  /** Heading level in the page. Default 2; 1 as the only content of a page. */
  headingLevel?: 1 | 2 | 3;
  /**
   * It is the only content of a page, in its middle: `whole` is the page's main part, `framed` is inside a layout that
   * has one already, such as DashboardLayout. Default: a part of a page.
   */
  page?: 'whole' | 'framed' | undefined;
}

/** Replaces content that is empty, could not be loaded, or does not exist, and says what to do next. */
export function EmptyState({
  title,
  text,
  tone = 'neutral',
  action,
  onRetry,
  loading = false,
  retryLabel,
  motif = 'osubamba',
  icon,
  page,
  headingLevel = page ? 1 : 2,
  ...root
}: EmptyStateProps) {
  const messages = useMessages('EmptyState', MESSAGES);
  const Heading = `h${headingLevel}` as const;
  const failed = tone === 'danger';
  const panel = (
    <div {...(!page && root)} className={cx(styles.panel, !page && root.className)} {...(failed && { role: 'alert' })}>
      {failed ? (
        <span className={styles.danger} aria-hidden="true">
          <TriangleAlert />
        </span>
      ) : (
        <div className={styles.art}>
          <AdireMotif variant={motif} />
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && (
        <div className={styles.text} dir="auto">
          {text}
        </div>
      )}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" icon={<RotateCw />} loading={loading} onClick={onRetry}>
              {retryLabel ?? messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
  if (!page) return panel;
  const Page = page === 'whole' ? 'main' : 'div';
  return (
    <Page {...root} className={cx(styles.page, root.className)} data-page={page}>
      {panel}
    </Page>
  );
}
