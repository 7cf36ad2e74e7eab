import type { ComponentProps } from 'react';

import { Skeleton } from '@oja/ui/Skeleton';
import { cx } from '@oja/ui/cx';
import styles from './LoadingPostTile.module.css';

export interface LoadingPostTileProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Shows its placeholder, for which no other props are needed. */
  loading: true;
}

/** Placeholder of a tile while posts load, with the sizes of PostTile, so that nothing shifts. Decorative. */
export function LoadingPostTile({ className, ...rest }: Omit<LoadingPostTileProps, 'loading'>) {
  return (
    <div {...rest} className={cx(styles.tile, className)} aria-hidden="true">
      <Skeleton className={styles.picture} />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="text" width="third" />
    </div>
  );
}
