import type { ComponentProps } from 'react';

import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './LoadingProfileHeader.module.css';
import { MESSAGES } from './messages.ts';

export interface LoadingProfileHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shows its placeholder, for which no other props are needed. */
  loading: true;
  /** Announced to screen readers. Default "Loading profile". */
  label?: string | undefined;
}

/**
 * Placeholder of a profile's header while it loads, with the sizes of ProfileHeader, so that the layout does not shift.
 */
export function LoadingProfileHeader({ label, className, ...rest }: Omit<LoadingProfileHeaderProps, 'loading'>) {
  const messages = useMessages('ProfileHeader', MESSAGES);
  return (
    <div {...rest} className={cx(styles.header, className)} role="status">
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      <Skeleton shape="circle" className={styles.picture} />
      <span className={styles.names}>
        <Skeleton className={styles.userName} />
        <Skeleton shape="text" width="half" />
      </span>
      <span className={styles.about}>
        <span className={styles.counts}>
          <Skeleton shape="text" width="half" />
        </span>
        <span className={styles.bio}>
          <Skeleton shape="text" lines={2} />
        </span>
        <span className={styles.actions}>
          {Array.from({ length: 4 }, (_, action) => (
            <Skeleton key={action} className={styles.action} />
          ))}
        </span>
      </span>
    </div>
  );
}
