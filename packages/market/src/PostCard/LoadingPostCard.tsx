import type { ComponentProps } from 'react';

import { Card } from '@oja/ui/Card';
import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './LoadingPostCard.module.css';
import { MESSAGES } from './messages.ts';

export interface LoadingPostCardProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Shows its placeholder, for which no other props are needed. */
  loading: true;
  /** Announced to screen readers. Default "Loading posts". Empty for all but the first of a list. */
  label?: string | undefined;
}

/** Placeholder of a post while the feed loads, with the sizes of PostCard, so that the layout does not shift. */
export function LoadingPostCard({ label: givenLabel, ...rest }: Omit<LoadingPostCardProps, 'loading'>) {
  const messages = useMessages('PostCard', MESSAGES);
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
