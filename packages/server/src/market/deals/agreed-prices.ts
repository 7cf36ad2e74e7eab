import type { AgreedPrices } from '@oja/contract/deals';
import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import { AGREED_DAYS, AGREED_DEALS_MAX, AGREED_DEALS_MIN, AGREED_DEALS_OF_PERSON, DAY } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';

/** Categories without a price for one of something: work, wishes, homes, tickets and rates. */
const NOT_GOODS = new Set([
  'Education',
  'Entertainment',
  'Events',
  'Finance',
  'Hospital',
  'Jobs',
  'Orders',
  'Real Estate',
  'Realtors',
  'Request',
  'Services',
  'Training',
  'Transportation',
  'Travel',
]);

/**
 * Stores the price of a deal that was agreed now, where its post has a category and a state. The post may change them
 * later.
 */
export async function storeAgreedPrice(transaction: Queries, dealId: string): Promise<void> {
  await sql`insert into agreed_prices (deal_id, category, state, condition, unit_kobo, agreed_at)
    select deals.id, posts.category, posts.state, posts.condition, deals.amount_kobo / deals.units, deals.since
    from deals join posts on posts.id = deals.post_id
    where deals.id = ${dealId} and posts.category is not null and posts.state is not null
      and deals.amount_kobo >= deals.units`.execute(transaction);
}

/**
 * What others agreed on lately for goods like a post's, product §4 "Agreed prices", as it was when this day began in
 * Lagos: a deal of today changes nothing, and neither does one that ended today. The formula is in decision 080.
 * @returns null where too few deals, or deals of too few people, are known
 */
export async function findAgreedPrices(queries: Queries, postId: string, now: number): Promise<AgreedPrices | null> {
  const post = await queries
    .selectFrom('posts')
    .select(['category', 'state', 'condition'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (post?.category == null || post.state === null || NOT_GOODS.has(post.category)) return null;
  const today = startInLagos(dayInLagos(now));
  const deals = await queries
    .selectFrom('agreed_prices')
    .innerJoin('deals', 'deals.id', 'agreed_prices.deal_id')
    .select(['unit_kobo', 'buyer_id', 'vendor_id'])
    .where('category', '=', post.category)
    .where('agreed_prices.state', '=', post.state)
    .where('condition', post.condition === null ? 'is' : '=', post.condition)
    .where('agreed_at', '>=', today - AGREED_DAYS * DAY)
    .where('agreed_at', '<', today)
    .where((where) =>
      where.or([where('deals.state', 'in', ['agreed', 'completed']), where('deals.since', '>=', today)]),
    )
    .orderBy('agreed_at', 'desc')
    .orderBy('deal_id', 'desc')
    .limit(AGREED_DEALS_MAX)
    .execute();
  const prices = fewOfEachPerson(deals).map((deal) => deal.unit_kobo);
  if (prices.length < AGREED_DEALS_MIN) return null;
  const sorted = prices.toSorted((one, next) => one - next);
  return {
    low: roundToTwoDigits(quantile(sorted, 0.25), Math.floor),
    high: roundToTwoDigits(quantile(sorted, 0.75), Math.ceil),
    deals: Math.floor(prices.length / 10) * 10,
    days: AGREED_DAYS,
  };
}

/**
 * The first deals of each person, on either side. With fewer than a quarter of all, nobody's own deals can be a bound
 * of the middle half; and the smallest number of deals has at least five sellers and five buyers.
 */
function fewOfEachPerson<Deal extends { buyer_id: string; vendor_id: string }>(deals: readonly Deal[]): Deal[] {
  const counts = new Map<string, number>();
  return deals.filter(({ buyer_id: buyer, vendor_id: vendor }) => {
    const people = [buyer, vendor].map((id) => [id, (counts.get(id) ?? 0) + 1] as const);
    if (people.some(([, count]) => count > AGREED_DEALS_OF_PERSON)) return false;
    for (const [id, count] of people) counts.set(id, count);
    return true;
  });
}

/** Between two of the sorted values, so that it is not the price of one deal. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

/** Naira with two significant digits. */
function roundToTwoDigits(kobo: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, String(Math.trunc(kobo)).length - 2);
  return (round(kobo / step) * step) / 100;
}
