import { Button } from '@oja/ui/Button';
import { useReachedEnd } from '@oja/ui/hooks/use-reached-end';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageThread.module.css';
import { MESSAGES } from './messages.ts';

/** What follows a part of a conversation, and the way there. */
export interface NewerPart {
  /** There are newer messages than those of the part. */
  hasMore: boolean;
  /** State of the last call; a failed one is not repeated automatically. */
  state: 'idle' | 'loading' | 'failed';
  /** Loads the next page; called at the end of the part, and by a button. */
  onLoad: () => void;
  /** Shows the newest messages in place of the part. */
  onJump: () => void;
}

/**
 * The bottom of a part of a thread that newer messages follow: loads them when the reader gets there, or by a button.
 */
export function NewerMessages({ state, onLoad }: Pick<NewerPart, 'state' | 'onLoad'>) {
  const messages = useMessages('MessageThread', MESSAGES);
  const end = useReachedEnd(onLoad, 0);
  return (
    <div className={styles.older}>
      {state === 'failed' && <p role="alert">{messages.newerFailed}</p>}
      <Button
        ref={state === 'idle' ? end : undefined}
        variant="quiet"
        size="small"
        loading={state === 'loading'}
        onClick={onLoad}
      >
        {state === 'failed' ? messages.retry : messages.loadNewer}
      </Button>
    </div>
  );
}
