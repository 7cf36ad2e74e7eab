import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConversationList.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Rows on their way, with the measures of real ones so that nothing jumps when they come. */
export function ConversationListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your conversations</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.bone}>
          <Skeleton shape="circle" width="target" />
          <span className={styles.boneLines}>
            <Skeleton shape="text" width="third" />
            <Skeleton shape="text" width="half" />
          </span>
        </div>
      ))}
    </div>
  );
}
