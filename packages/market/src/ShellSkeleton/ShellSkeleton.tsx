import type { ComponentProps } from 'react';

import { PostCardSkeleton } from '../PostCardSkeleton/PostCardSkeleton.tsx';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ShellSkeleton.module.css';
import { MESSAGES } from './messages.ts';

export interface ShellSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Announced to screen readers. Default "Loading your dashboard". */
  label?: string;
}

/** Placeholder of the whole dashboard while the profile loads (product §2, Dashboard shell). */
export function ShellSkeleton({ label, className, ...rest }: ShellSkeletonProps) {
  const messages = useMessages('ShellSkeleton', MESSAGES);
  return (
    <div {...rest} className={cx(styles.shell, className)} role="status">
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton shape="text" className={styles.title} />
        <Skeleton shape="circle" width="target" />
      </div>
      <PostCardSkeleton label="" />
      <PostCardSkeleton label="" />
      <div className={styles.bar}>
        {['home', 'notifications', 'search', 'post', 'chat', 'profile'].map((tab) => (
          <span key={tab} className={styles.tab}>
            <Skeleton className={styles.tabIcon} />
            <Skeleton shape="text" className={styles.tabLabel} />
          </span>
        ))}
      </div>
    </div>
  );
}
