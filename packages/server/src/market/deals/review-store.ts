import type { DealReview } from '@oja/contract/deals';
import { REVIEW_MS } from '@oja/contract/deal-lifecycle';
import { RATING_REVIEWS_MIN, REVIEWS_PAGE } from '@oja/contract/limits';
import type { Rating } from '@oja/contract/rating';
import type { ReviewTag } from '@oja/contract/review-tags';
import type { Review, ReviewsQuery } from '@oja/contract/reviews';
import type { Reputation } from '@oja/contract/users';
import { type RawBuilder, sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { isNotDeleted } from '../people/is-not-deleted.ts';
import { toAuthor } from '../people/user-wire.ts';
import type { DealRow } from './deal-store.ts';

/** The reviews that nobody wrote: the rating of a person with few reviews is near their mean, decision 072. */
const PRIOR = { count: 3, mean: 4 };

/**
 * A condition on `reviews` joined with `deals`: others see the review. Its deal is not contested, and both people have
 * written theirs or the time for it is over. A review that was taken back was written: the other one stays visible.
 */
const isVisible = (now: number): RawBuilder<boolean> => sql<boolean>`(
  reviews.taken_back_at is null and deals.state = 'completed' and ${isNotDeleted('reviews.author_id')}
  and (deals.since <= ${now - REVIEW_MS} or exists (
    select 1 from reviews as other where other.deal_id = deals.id and other.author_id = reviews.subject_id
  ))
)`;

const readReviews = (queries: Queries) =>
  queries
    .selectFrom('reviews')
    .innerJoin('deals', 'deals.id', 'reviews.deal_id')
    .innerJoin('users', 'users.id', 'reviews.author_id')
    .select(['reviews.id', 'subject_id', 'stars', 'tags', 'text', 'reply', 'reviews.created_at'])
    .select(['vendor_id', 'title'])
    .select(['users.id as author_id', 'name', 'user_name', 'profile_image', 'is_verified_vendor']);
type ReviewRow = Awaited<ReturnType<ReturnType<typeof readReviews>['execute']>>[number];

/** A page of the visible reviews about a person. `hiddenFrom`: leaves out authors whom blocks hide from this viewer. */
export async function listReviews(
  queries: Queries,
  { user, cursor, hiddenFrom }: ReviewsQuery & { hiddenFrom: string | undefined },
  now: number,
): Promise<{ page: ReviewRow[]; nextCursor: string | null }> {
  let query = readReviews(queries)
    .where('subject_id', '=', user)
    .where(isVisible(now))
    .orderBy('reviews.id', 'desc')
    .limit(REVIEWS_PAGE + 1);
  if (cursor !== undefined) query = query.where('reviews.id', '<', cursor);
  if (hiddenFrom !== undefined) query = query.where(isNotHidden(hiddenFrom, 'reviews.author_id'));
  const rows = await query.execute();
  const page = rows.slice(0, REVIEWS_PAGE);
  return { page, nextCursor: rows.length > REVIEWS_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** A review by its id: any that was not taken back, or one that others see. */
export function findReview(
  queries: Queries,
  id: string,
  visibleAt: number | undefined,
): Promise<ReviewRow | undefined> {
  const query = readReviews(queries).where('reviews.id', '=', id).where('taken_back_at', 'is', null);
  return (visibleAt === undefined ? query : query.where(isVisible(visibleAt))).executeTakeFirst();
}

/** Reviews by their ids, for admins: those of a contested deal, too. */
export async function findReportedReviews(queries: Queries, ids: readonly string[]): Promise<Map<string, ReviewRow>> {
  if (ids.length === 0) return new Map();
  const rows = await readReviews(queries).where('reviews.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A review as the contract describes it. */
export function toReview(row: ReviewRow, images: ImageAddresses): Review {
  return {
    _id: row.id,
    about: row.subject_id === row.vendor_id ? 'vendor' : 'buyer',
    stars: row.stars,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored from the contract's tags
    tags: row.tags.split(' ').filter(Boolean) as ReviewTag[],
    text: row.text,
    reply: row.reply,
    author: toAuthor({ ...row, id: row.author_id }, images),
    title: row.title,
    createdAt: toTimestamp(row.created_at),
  };
}

/** The mean of the visible reviews about a person; undefined below RATING_REVIEWS_MIN reviews. */
export async function findRating(queries: Queries, userId: string, now: number): Promise<Rating | undefined> {
  return (await readRatings(queries, now, userId)).get(userId);
}

/** The ratings of all people who have one, or of one person. */
export async function readRatings(queries: Queries, now: number, userId?: string): Promise<Map<string, Rating>> {
  let query = queries
    .selectFrom('reviews')
    .innerJoin('deals', 'deals.id', 'reviews.deal_id')
    .select((select) => [
      'subject_id',
      select.fn.countAll<number>().as('count'),
      select.fn.sum<number>('stars').as('sum'),
    ])
    .where(isVisible(now))
    .groupBy('subject_id')
    .having((having) => having(having.fn.countAll(), '>=', RATING_REVIEWS_MIN));
  if (userId !== undefined) query = query.where('subject_id', '=', userId);
  const rows = await query.execute();
  return new Map(
    rows.map(({ subject_id: id, count, sum }) => {
      const mean = (PRIOR.count * PRIOR.mean + sum) / (PRIOR.count + count);
      return [id, { mean: Math.round(mean * 10) / 10, count }];
    }),
  );
}

/** What a person's completed deals say of them, product §4 "Review". */
export async function findReputation(queries: Queries, userId: string, now: number): Promise<Reputation> {
  const sold = await queries
    .selectFrom('deals')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', userId)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow();
  const rating = await findRating(queries, userId, now);
  return { dealsSold: sold.count, ...(rating && { rating }) };
}

/** Whether the readers may review each completed deal, by its id. One query, none without completed deals. */
export async function findDealReviews(
  queries: Queries,
  deals: readonly DealRow[],
  now: number,
): Promise<(deal: DealRow, readerId: string) => DealReview | undefined> {
  const ids = deals.filter(({ state }) => state === 'completed').map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await queries
          .selectFrom('reviews')
          .select(['id', 'deal_id', 'author_id', 'taken_back_at'])
          .where('deal_id', 'in', ids)
          .execute();
  return (deal, readerId) => {
    if (deal.state !== 'completed') return undefined;
    const until = deal.since + REVIEW_MS;
    const own = rows.find((row) => row.deal_id === deal.id && row.author_id === readerId);
    const isWritten = own !== undefined && own.taken_back_at === null;
    const unwritten = own === undefined && now < until ? 'open' : 'closed';
    return { state: isWritten ? 'written' : unwritten, until: toTimestamp(until), _id: isWritten ? own.id : null };
  };
}
