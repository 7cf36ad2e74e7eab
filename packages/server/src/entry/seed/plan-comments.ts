import { MINUTE } from '@oja/contract/limits';
import type { FlagReason } from '@oja/contract/categories';

import { newId } from '../../foundation/db/new-id.ts';
import type { CommentsTable, FlagsTable } from '../../foundation/db/tables/post-tables.ts';
import type { UserRow } from '../../market/people/user-store.ts';
import { BY_CATEGORY, type Exchange, GENERAL, NOT_FOR_SALE } from './demo-comments.ts';
import type { PlannedPost } from './market-plan.ts';
import type { Random } from './random.ts';

/** The most exchanges under a post of the first vendors: some posts have none, some a long thread. */
export const EXCHANGES_MAX = 4;

/** The reports that the admin of the demo market finds: the reason, and how many minutes ago. */
const OPEN_FLAGS: readonly { reason: FlagReason; minutesAgo: number }[] = [
  { reason: 'Unverified Properties', minutesAgo: 35 },
  { reason: 'Fake Product', minutesAgo: 260 },
  { reason: 'Other', minutesAgo: 1500 },
];

/**
 * Plans the comments under the posts. The vendor's answer comes after the question, and all comments before now.
 * @param most the most exchanges under one post
 */
export function planComments(
  posts: readonly PlannedPost[],
  customers: readonly UserRow[],
  most: number,
  now: number,
  random: Random,
): CommentsTable[] {
  return posts.flatMap((post) => {
    const { category } = post.content;
    const fitting = [...(BY_CATEGORY[category] ?? []), ...(NOT_FOR_SALE.has(category) ? [] : GENERAL)];
    const exchanges = random.some(fitting, random.between(0, most));
    const people = random.some(customers, exchanges.length);
    return exchanges.flatMap((exchange, index) => {
      const customer = people[index];
      return customer ? planExchange(post, exchange, customer, now, random) : [];
    });
  });
}

function planExchange(
  post: PlannedPost,
  exchange: Exchange,
  customer: UserRow,
  now: number,
  random: Random,
): CommentsTable[] {
  const lines = [
    { author: customer, text: exchange.says },
    { author: post.author, text: exchange.vendor },
    { author: customer, text: exchange.closes },
  ];
  const begin = post.createdAt + random.next() * 0.8 * (now - post.createdAt);
  // Answers take some minutes, and are never in the future.
  const pause = Math.min(random.between(2, 90) * MINUTE, (now - begin) / lines.length);
  return lines.flatMap(({ author, text }, index) => {
    if (text === undefined) return [];
    const at = Math.round(begin + index * pause);
    return [{ id: newId(at), post_id: post.id, user_id: author.id, text, created_at: at, edited_at: null }];
  });
}

const isHouse = (post: PlannedPost) => post.content.category === 'Real Estate';

/** Plans reports by customers that no admin has looked at yet, each of another post. */
export function planFlags(
  posts: readonly PlannedPost[],
  customers: readonly UserRow[],
  now: number,
  random: Random,
): FlagsTable[] {
  const reporters = random.some(
    customers.filter((customer) => customer.is_admin === 0),
    OPEN_FLAGS.length,
  );
  // The first reason is about houses.
  const reported = [
    ...posts.filter(isHouse).slice(0, 1),
    ...random.some(
      posts.filter((post) => !isHouse(post)),
      OPEN_FLAGS.length,
    ),
  ];
  return OPEN_FLAGS.flatMap(({ reason, minutesAgo }, index) => {
    const [post, reporter] = [reported[index], reporters[index]];
    if (!post || !reporter) return [];
    const at = Math.max(post.createdAt, now - minutesAgo * MINUTE);
    return [
      {
        id: newId(at),
        post_id: post.id,
        reporter_id: reporter.id,
        post_title: post.content.title,
        reason,
        created_at: at,
      },
    ];
  });
}
