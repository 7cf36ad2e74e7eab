import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CommentThread.module.css';

/** The place of the first comments while they load; the measures are those of CommentItem. */
export function CommentsSkeleton() {
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>Loading comments</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="circle" width="target" />
          <div className={styles.lines}>
            <Skeleton shape="text" width="third" />
            <Skeleton shape="text" lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
