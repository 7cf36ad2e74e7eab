import type { ComponentProps } from 'react';

import { Card } from '@oja/ui/Card';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PostCardSkeleton.module.css';
import { MESSAGES } from './messages.ts';

export interface PostCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Announced to screen readers. Default "Loading posts". Empty for all but the first of a list. */
  label?: string;
}

/** Placeholder of a post while the feed loads, with the sizes of PostCard, so that the layout does not shift. */
export function PostCardSkeleton({ label: givenLabel, ...rest }: PostCardSkeletonProps) {
  const messages = useMessages('PostCardSkeleton', MESSAGES);
  const label = givenLabel ?? messages.loading;
  return (
    <Card {...rest} padding="none" {...(label && { role: 'status' })}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles.author}>
        <Skeleton shape="circle" width="target" />
        <span className={styles.names}>
          <Skeleton shape="text" width="third" />
          <Skeleton shape="text" width="half" />
        </span>
      </div>
      <Skeleton className={styles.picture} />
      <div className={styles.text}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="third" />
        <Skeleton shape="text" lines={2} />
      </div>
    </Card>
  );
}
