import { Skeleton } from '@oja/ui/Skeleton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ConversationList.module.css';
import { MESSAGES } from './messages.ts';

const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder rows with the sizes of real ones, so that the layout does not shift. */
export function LoadingConversations() {
  const messages = useMessages('ConversationList', MESSAGES);
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {SKELETON_ROWS.map((row) => (
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
