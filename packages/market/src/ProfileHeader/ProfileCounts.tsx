import type { ReactNode } from 'react';

import { formatNumber } from '@oja/ui/format-number';
import { customersWord } from '../PersonRow/customers.ts';
import { Spinner } from '@oja/ui/Spinner';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { perLocale } from '@oja/ui/per-locale';
import { MESSAGES as PERSON } from '../PersonRow/messages.ts';
import styles from './ProfileCounts.module.css';
import { MESSAGES } from './messages.ts';

const monthYear = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));

export interface ProfileCountsProps {
  /** Number of followers. */
  followersCount: number;
  /** Number of people this person follows. */
  followingCount: number;
  /** When they joined Oja. */
  joinedAt?: number | string | Date | undefined;
  /** How long they usually take to answer, as a sentence. */
  answerTime?: string | undefined;
  /** The mean of the reviews about them, with one decimal, and how many they are. Missing where there are too few. */
  rating?: { mean: number; count: number } | undefined;
  /** How many deals they completed as the vendor. None is not shown. */
  dealsSold?: number | undefined;
  /** Opens the list of customers; without it the number is plain text. */
  onShowCustomers?: (() => void) | undefined;
  /** Opens the list of people they follow; without it the number is plain text. */
  onShowFollowing?: (() => void) | undefined;
  /** Opens the list of reviews; without it the mean is plain text. */
  onShowReviews?: (() => void) | undefined;
  /** The list that is being loaded after a press. */
  loading?: 'customers' | 'following' | 'reviews' | undefined;
}

/** The counts of a profile, each with its list, and the date of joining. */
export function ProfileCounts({
  followersCount,
  followingCount,
  joinedAt,
  answerTime,
  rating,
  dealsSold = 0,
  onShowCustomers,
  onShowFollowing,
  onShowReviews,
  loading,
}: ProfileCountsProps) {
  const messages = useMessages('ProfileHeader', MESSAGES);
  const { format, locale } = useLocale();
  const person = useMessages('PersonRow', PERSON);
  const joined = joinedAt === undefined ? undefined : new Date(joinedAt);
  return (
    <div className={styles.counts}>
      <Count
        count={followersCount}
        word={customersWord(followersCount, locale, person)}
        onOpen={onShowCustomers}
        loading={loading === 'customers'}
      />
      <Count
        count={followingCount}
        word={messages.following}
        onOpen={onShowFollowing}
        loading={loading === 'following'}
      />
      {(rating ?? onShowReviews) && (
        <ListOpener onOpen={onShowReviews} loading={loading === 'reviews'}>
          {rating
            ? format(messages.rating, { mean: formatNumber(rating.mean, locale, 1), count: rating.count })
            : messages.reviews}
        </ListOpener>
      )}
      {dealsSold > 0 && <span>{format(messages.dealsSold, { count: dealsSold })}</span>}
      {joined && !Number.isNaN(joined.getTime()) && (
        <span className={styles.joined}>
          {formatElements(messages.joined, {
            date: <time dateTime={joined.toISOString()}>{monthYear(locale).format(joined)}</time>,
          })}
        </span>
      )}
      {answerTime && <span className={styles.joined}>{answerTime}</span>}
    </div>
  );
}

interface CountProps extends Pick<ListOpenerProps, 'onOpen' | 'loading'> {
  /** The number. */
  count: number;
  /** Its label. */
  word: string;
}

function Count({ count, word, ...rest }: CountProps) {
  const { locale } = useLocale();
  return (
    <ListOpener {...rest}>
      <b>{formatNumber(count, locale)}</b> {word}
    </ListOpener>
  );
}

interface ListOpenerProps {
  /** Its text. */
  children: ReactNode;
  /** Opens the list. */
  onOpen: (() => void) | undefined;
  /** The list is being loaded. */
  loading: boolean;
}

function ListOpener({ children, onOpen, loading }: ListOpenerProps) {
  const text = <bdi>{children}</bdi>;
  if (!onOpen) return <span className={styles.count}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.count}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onOpen}
    >
      {text}
      {loading && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
