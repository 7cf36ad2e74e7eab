import { Megaphone } from 'lucide-react';
import { Children, useId, type ReactNode } from 'react';

import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { ListSkeleton } from '../ListSkeleton/ListSkeleton.tsx';
import styles from './AdvertList.module.css';

export interface AdvertListProps {
  /** OwnAdvertCard, one for each advert, newest first. */
  children?: ReactNode;
  /** Its heading. Default "Your adverts". */
  title?: ReactNode;
  /** They are on their way. Default false. */
  loading?: boolean | undefined;
  /** Why they could not be loaded; takes the place of the list. */
  error?: ReactNode;
  /** Tries again after an error. */
  onRetry?: (() => void) | undefined;
  /** After the last: a button or mark that brings older ones. */
  more?: ReactNode;
}

/** One's own adverts on /dashboard/ads, and what stands there before there are any. */
export function AdvertList({ children, title = 'Your adverts', loading = false, error, onRetry, more }: AdvertListProps) {
  const id = useId();
  const isEmpty = Children.toArray(children).length === 0;
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={loading || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {loading && <ListSkeleton rows={3} label="Loading your adverts" />}
      {!loading && error != null && <ErrorPanel title="Your adverts could not be loaded" text={error} onRetry={onRetry} headingLevel={3} />}
      {!loading && error == null && isEmpty && (
        <EmptyState title="No adverts yet" text="Choose a plan above, write the post, and it is here with its state." icon={<Megaphone />} headingLevel={3} />
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
