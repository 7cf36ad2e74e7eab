import { DAY, MINUTE } from '@oja/contract/limits';
import { newId } from '../../foundation/db/new-id.ts';
import type { FollowsTable } from '../../foundation/db/tables/account-tables.ts';
import { type UserRow, newUserRow } from '../../market/people/user-store.ts';
import { demoEmail } from './demo-accounts.ts';
import { CUSTOMERS } from './demo-customers.ts';
import type { MarketPlan, PlannedPost } from './market-plan.ts';
import { EXCHANGES_MAX, planComments, planFlags } from './plan-comments.ts';
import { Random } from './random.ts';
import { VENDORS } from './vendors/all.ts';
import type { DemoVendor } from './vendors/demo-vendor.ts';

/** The posts of the first vendors are spread over this time. */
export const POSTS_SPAN = 14 * DAY;

/** Plans the first vendors, the customers, their posts, and who likes, saves and follows what and whom. */
export function planMarket(passwordHash: string, now: number, random: Random): MarketPlan {
  const vendors = planVendors(VENDORS, passwordHash, now - 90 * DAY);
  const customers = CUSTOMERS.map((customer, index) => ({
    ...joined(customer, passwordHash, now - (60 - index) * DAY),
    is_admin: customer.isAdmin ? 1 : 0,
  }));
  const people = [...vendors.map(({ row }) => row), ...customers];
  const posts = planPosts(vendors, now - 12 * MINUTE, POSTS_SPAN, random);
  const follows = planFollows(
    vendors.map(({ row }) => row),
    people,
    now,
    random,
  );
  const reactions = planReactions(posts, people, customers, now, random);
  // A separate random generator, so that the pictures, which are drawn from the following numbers of the first, stay
  // the same.
  const talk = new Random(posts.length);
  const comments = planComments(posts, customers, EXCHANGES_MAX, now, talk);
  return { vendors, customers, posts, follows, ...reactions, comments, flags: planFlags(posts, customers, now, talk) };
}

/** Plans vendors who joined on one day after the other. */
export function planVendors(
  vendors: readonly DemoVendor[],
  passwordHash: string,
  since: number,
): MarketPlan['vendors'] {
  return vendors.map((vendor, index) => {
    const row = {
      ...joined(vendor, passwordHash, since + index * DAY),
      is_verified_vendor: 1,
      posts_count: vendor.posts.length,
    };
    return { row, vendor };
  });
}

/** Writes into the rows how many people each one follows and is followed by. */
export function countFollows(people: readonly UserRow[], follows: readonly FollowsTable[]): void {
  for (const person of people) {
    person.followers_count = follows.filter((follow) => follow.followed_id === person.id).length;
    person.following_count = follows.filter((follow) => follow.follower_id === person.id).length;
  }
}

function joined(person: { name: string; userName: string; bio: string }, passwordHash: string, at: number): UserRow {
  const row = newUserRow(
    { name: person.name, userName: person.userName, email: demoEmail(person.userName), passwordHash },
    at,
  );
  return { ...row, bio: person.bio, activated_at: at };
}

/** Spreads the posts over a time before `newest`; vendors take turns, in another order each round. */
export function planPosts(vendors: MarketPlan['vendors'], newest: number, span: number, random: Random): PlannedPost[] {
  const rounds = Math.max(...vendors.map(({ vendor }) => vendor.posts.length));
  const offers = Array.from({ length: rounds }, (_, round) =>
    random
      .some(vendors, vendors.length)
      .flatMap(({ row, vendor }) =>
        vendor.posts.slice(round, round + 1).map((content) => ({ author: row, phone: vendor.phone, content })),
      ),
  ).flat();
  const gap = span / offers.length;
  return offers.map((offer, index) => {
    const createdAt = Math.round(newest - index * gap - random.next() * gap * 0.9);
    return { ...offer, id: newId(createdAt), createdAt };
  });
}

/** Plans between 7 and 26 followers for each vendor. */
export function planFollows(
  vendors: readonly UserRow[],
  people: readonly UserRow[],
  now: number,
  random: Random,
): FollowsTable[] {
  return vendors.flatMap((vendor) =>
    random
      .some(
        people.filter((person) => person.id !== vendor.id),
        random.between(7, 26),
      )
      .map((follower) => ({
        follower_id: follower.id,
        followed_id: vendor.id,
        created_at: now - random.between(60, 20_000) * MINUTE,
      })),
  );
}

/** Plans who likes the posts, and what the customers save. */
export function planReactions(
  posts: readonly PlannedPost[],
  people: readonly UserRow[],
  customers: readonly UserRow[],
  now: number,
  random: Random,
): Pick<MarketPlan, 'likes' | 'saves'> {
  const since = (post: PlannedPost) => Math.round(post.createdAt + random.next() * (now - post.createdAt));
  return {
    likes: posts.flatMap((post) =>
      random
        .some(people, random.between(2, people.length - 6))
        .map((person) => ({ post_id: post.id, user_id: person.id, created_at: since(post) })),
    ),
    saves: customers.flatMap((person) =>
      random.some(posts, random.between(1, 5)).map((post) => ({
        user_id: person.id,
        post_id: post.id,
        created_at: since(post),
        told_kobo: null,
        known_status: null,
      })),
    ),
  };
}
