import { Button } from '../Button/Button.tsx';
import { useReachedEnd } from '../hooks/useReachedEnd.ts';
import styles from './MessageThread.module.css';

interface OlderMessagesProps {
  /** They are on their way. */
  loading: boolean;
  /** The last try failed: it is not tried again by itself. */
  failed: boolean;
  /** Loads the page before. */
  onLoad: () => void;
}

/** The top of a thread that goes on: loads before the reader gets there, and by hand. */
export function OlderMessages({ loading, failed, onLoad }: OlderMessagesProps) {
  const near = useReachedEnd(onLoad, 0);
  return (
    <div className={styles.older}>
      {/* Reaches a long way down into the thread; made anew after each page. */}
      {!loading && !failed && <span ref={near} className={styles.near} />}
      {failed && <p role="alert">Older messages could not be loaded.</p>}
      <Button variant="quiet" size="small" loading={loading} onClick={onLoad}>
        {failed ? 'Try again' : 'Load older messages'}
      </Button>
    </div>
  );
}
