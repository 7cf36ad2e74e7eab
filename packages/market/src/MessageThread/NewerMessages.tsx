import { Button } from '@oja/ui/Button';
import { useReachedEnd } from '@oja/ui/hooks/use-reached-end';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageThread.module.css';
import { MESSAGES } from './messages.ts';

interface NewerMessagesProps {
  /** Loading is in progress. */
  loading: boolean;
  /** The last attempt failed: it is not repeated automatically. */
  failed: boolean;
  /** Loads the next page. */
  onLoad: () => void;
}

/** The bottom of a part of a thread that newer messages follow: loads them when the reader gets there, or by a button. */
export function NewerMessages({ loading, failed, onLoad }: NewerMessagesProps) {
  const messages = useMessages('MessageThread', MESSAGES);
  const end = useReachedEnd(onLoad, 0);
  return (
    <div className={styles.older}>
      {failed && <p role="alert">{messages.newerFailed}</p>}
      <Button ref={failed || loading ? undefined : end} variant="quiet" size="small" loading={loading} onClick={onLoad}>
        {failed ? messages.retry : messages.loadNewer}
      </Button>
    </div>
  );
}
