import { plural, t } from '@lingui/core/macro';
import type { Author } from '@oja/contract/author';
import { smallImageSources } from '@oja/contract/image-sizes';
import type { Rating } from '@oja/contract/rating';
import { shownNames } from '@oja/contract/shown-names';
import { VendorBadge } from '@oja/market/VendorBadge';
import { Avatar } from '@oja/ui/Avatar';
import { formatNumber } from '@oja/ui/format-number';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { Link } from 'react-router';

import { answerTime } from '../../people/answer-time.ts';
import { profilePath } from '../../people/person-paths.ts';
import styles from './PostSeller.module.css';

interface PostSellerProps {
  /** The post's author. */
  author: Author;
  /** The month in which their account was created, "2024-03". Older servers do not send it. */
  since: string | undefined;
  /** How long they usually take to answer, in minutes; undefined where it is not known. */
  answerMinutes: number | undefined;
  /** The mean of the reviews about them; undefined where there are too few. */
  rating: Rating | undefined;
}

/**
 * Who sells: both names, what reviews say, when they joined Oja, and how long they take
 * to answer. Leads to their profile and posts.
 */
export function PostSeller({ author, since, answerMinutes, rating }: PostSellerProps) {
  const { locale } = useLocale();
  const { _id, profileImage, isVerifiedVendor } = author;
  const [first, second] = shownNames(author);
  const answers = answerTime(answerMinutes);
  const month = since && monthText(since, locale);
  return (
    <Link className={styles.seller} to={profilePath(_id)}>
      <Avatar name={first} src={profileImage} sources={smallImageSources(profileImage)} />
      <span className={styles.words}>
        <span className={styles.shop}>
          <bdi className={styles.name}>{first}</bdi> {isVerifiedVendor && <VendorBadge />}
        </span>
        <bdi>{second}</bdi>
        {rating && <span>{ratingText(rating, locale)}</span>}
        {month && <span>{t`Member since ${{ month }}`}</span>}
        {answers && <span>{answers}</span>}
      </span>
    </Link>
  );
}

/** "4.6 from 12 reviews". */
function ratingText({ mean, count }: Rating, locale: string): string {
  const shown = formatNumber(mean, locale, 1);
  return plural(count, { one: `${shown} from # review`, other: `${shown} from # reviews` });
}

/** "March 2024". The month was read in UTC, so it is shown in UTC. */
const monthText = (month: string, locale: string) =>
  new Date(`${month}-01`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
