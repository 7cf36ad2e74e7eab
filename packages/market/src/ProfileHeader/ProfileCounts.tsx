import { customersWord, formatCount } from '../PersonRow/customers.ts';
import { Spinner } from '@oja/ui/Spinner';
import styles from './ProfileCounts.module.css';

const monthYear = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric' });

export interface ProfileCountsProps {
  /** Number of followers. */
  followersCount: number;
  /** Number of people this person follows. */
  followingCount: number;
  /** When they joined Oja. */
  joinedAt?: number | string | Date | undefined;
  /** Opens the list of customers; without it the number is plain text. */
  onShowCustomers?: (() => void) | undefined;
  /** Opens the list of people they follow; without it the number is plain text. */
  onShowFollowing?: (() => void) | undefined;
  /** The list that is being loaded after a press. */
  opening?: 'customers' | 'following' | undefined;
}

/** The counts of a profile, each with its list, and the date of joining. */
export function ProfileCounts({
  followersCount,
  followingCount,
  joinedAt,
  onShowCustomers,
  onShowFollowing,
  opening,
}: ProfileCountsProps) {
  const joined = joinedAt === undefined ? undefined : new Date(joinedAt);
  return (
    <div className={styles.counts}>
      <Count
        count={followersCount}
        word={customersWord(followersCount)}
        onOpen={onShowCustomers}
        isOpening={opening === 'customers'}
      />
      <Count count={followingCount} word="Following" onOpen={onShowFollowing} isOpening={opening === 'following'} />
      {joined && !Number.isNaN(joined.getTime()) && (
        <span className={styles.joined}>
          Joined <time dateTime={joined.toISOString()}>{monthYear.format(joined)}</time>
        </span>
      )}
    </div>
  );
}

interface CountProps {
  /** The number. */
  count: number;
  /** Its label. */
  word: string;
  /** Opens the list. */
  onOpen: (() => void) | undefined;
  /** The list is being loaded. */
  isOpening: boolean;
}

function Count({ count, word, onOpen, isOpening }: CountProps) {
  const text = (
    <bdi>
      <b>{formatCount(count)}</b> {word}
    </bdi>
  );
  if (!onOpen) return <span className={styles.count}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.count}
      aria-haspopup="dialog"
      aria-busy={isOpening || undefined}
      onClick={isOpening ? undefined : onOpen}
    >
      {text}
      {isOpening && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
