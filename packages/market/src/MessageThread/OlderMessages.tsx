import { Button } from '@oja/ui/Button';
import { useReachedEnd } from '@oja/ui/hooks/use-reached-end';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageThread.module.css';
import { MESSAGES } from './messages.ts';

interface OlderMessagesProps {
  /** Loading is in progress. */
  loading: boolean;
  /** The last attempt failed: it is not repeated automatically. */
  failed: boolean;
  /** Loads the previous page. */
  onLoad: () => void;
}

/** The top of a thread with older messages: loads them before the reader gets there, or by a button. */
export function OlderMessages({ loading, failed, onLoad }: OlderMessagesProps) {
  const messages = useMessages('MessageThread', MESSAGES);
  const near = useReachedEnd(onLoad, 0);
  return (
    <div className={styles.older}>
      {/* Extends far down into the thread; remounted after each page. */}
      {!loading && !failed && <span ref={near} className={styles.near} />}
      {failed && <p role="alert">{messages.olderFailed}</p>}
      <Button variant="quiet" size="small" loading={loading} onClick={onLoad}>
        {failed ? messages.retry : messages.loadOlder}
      </Button>
    </div>
  );
}
