import { Megaphone } from 'lucide-react';
import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { Card } from '@oja/ui/Card';
import { EmptyState } from '@oja/ui/EmptyState';
import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import styles from './AdvertList.module.css';

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
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>Loading your adverts</VisuallyHidden>
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
  title = 'Your adverts',
  loading = false,
  error,
  onRetry,
  more,
  className,
  ...rest
}: AdvertListProps) {
  const id = useId();
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <section {...rest} className={cx(styles.section, className)} aria-labelledby={id} aria-busy={loading || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {loading && <Loading />}
      {!loading && error != null && (
        <ErrorPanel title="Your adverts could not be loaded" text={error} onRetry={onRetry} headingLevel={3} />
      )}
      {!loading && error == null && isEmpty && (
        <EmptyState
          title="No adverts yet"
          text="Choose a plan above and write the post; it then appears here with its status."
          icon={<Megaphone />}
          headingLevel={3}
        />
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
