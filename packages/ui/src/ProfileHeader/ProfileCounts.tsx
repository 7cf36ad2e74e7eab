import { customersWord, formatCount } from '../PersonRow/customers.ts';
import styles from './ProfileCounts.module.css';

const monthYear = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric' });

export interface ProfileCountsProps {
  /** How many follow this person. */
  followersCount: number;
  /** How many this person follows. */
  followingCount: number;
  /** When they came to Oja. */
  joinedAt?: number | string | Date | undefined;
  /** Opens the list of customers; without it the number is plain text. */
  onShowCustomers?: (() => void) | undefined;
  /** Opens the list of those followed; without it the number is plain text. */
  onShowFollowing?: (() => void) | undefined;
}

/** The numbers of a profile, each leading to its list, and since when it is there. */
export function ProfileCounts({ followersCount, followingCount, joinedAt, onShowCustomers, onShowFollowing }: ProfileCountsProps) {
  const joined = joinedAt === undefined ? undefined : new Date(joinedAt);
  return (
    <div className={styles.counts}>
      <Count count={followersCount} word={customersWord(followersCount)} onOpen={onShowCustomers} />
      <Count count={followingCount} word="Following" onOpen={onShowFollowing} />
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
  /** What is counted. */
  word: string;
  /** Opens the list. */
  onOpen: (() => void) | undefined;
}

function Count({ count, word, onOpen }: CountProps) {
  const text = (
    <bdi>
      <b>{formatCount(count)}</b> {word}
    </bdi>
  );
  if (!onOpen) return <span className={styles.count}>{text}</span>;
  return (
    <button type="button" className={styles.count} aria-haspopup="dialog" onClick={onOpen}>
      {text}
    </button>
  );
}
