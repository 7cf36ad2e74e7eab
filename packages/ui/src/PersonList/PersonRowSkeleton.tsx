import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './PersonList.module.css';

/** The place of a person in a list that loads; as high as a row, so that nothing jumps. */
export function PersonRowSkeleton() {
  return (
    <div className={styles.bones}>
      <Skeleton shape="circle" width="target" />
      <span className={styles.lines}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="wide" />
      </span>
      <Skeleton className={styles.button} />
    </div>
  );
}
