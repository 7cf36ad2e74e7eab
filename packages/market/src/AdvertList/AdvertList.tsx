import { Megaphone } from 'lucide-react';
import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { Card } from '@oja/ui/Card';
import { EmptyState } from '@oja/ui/EmptyState';
import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './AdvertList.module.css';
import { MESSAGES } from './messages.ts';

export interface AdvertListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** OwnAdvertCard, one for each advert, newest first. */
  children?: ReactNode;
  /** Heading of the list. Default "Your adverts". */
  title?: ReactNode;
  /** Shows the loading state. Default false. */
  loading?: boolean | undefined;
  /** Why loading failed; shown instead of the list. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Content after the last advert: a LoadMore. */
  more?: ReactNode;
}

/** Three placeholders of about a card's size, so that the layout does not shift. */
function Loading() {
  const messages = useMessages('AdvertList', MESSAGES);
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Card key={card} padding="small" className={styles.loading}>
          <Skeleton className={styles.picture} />
          <Skeleton shape="text" lines={3} />
        </Card>
      ))}
    </div>
  );
}

/** The user's own adverts on /dashboard/ads, with loading, empty and error states. */
export function AdvertList({
  children,
  title,
  loading = false,
  error,
  onRetry,
  more,
  className,
  ...rest
}: AdvertListProps) {
  const messages = useMessages('AdvertList', MESSAGES);
  const id = useId();
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <section {...rest} className={cx(styles.section, className)} aria-labelledby={id} aria-busy={loading || undefined}>
      <h2 id={id} className={styles.title}>
        {title === undefined ? messages.title : title}
      </h2>
      {loading && <Loading />}
      {!loading && error != null && (
        <ErrorPanel title={messages.failed} text={error} onRetry={onRetry} headingLevel={3} />
      )}
      {!loading && error == null && isEmpty && (
        <EmptyState title={messages.none} text={messages.noneText} icon={<Megaphone />} headingLevel={3} />
      )}
      {!loading && error == null && !isEmpty && (
        <ul className={styles.list}>
          {Children.map(children, (advert) => (
            <li>{advert}</li>
          ))}
        </ul>
      )}
      {!loading && error == null && more}
    </section>
  );
}
