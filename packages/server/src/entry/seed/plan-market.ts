import { DAY, MINUTE } from '@oja/contract/limits';
import { newId } from '../../foundation/db/new-id.ts';
import type { FollowsTable } from '../../foundation/db/tables/account-tables.ts';
import { type UserRow, newUserRow } from '../../market/people/user-store.ts';
import { demoEmail } from './demo-accounts.ts';
import { CUSTOMERS } from './demo-customers.ts';
import type { MarketPlan, PlannedPost } from './market-plan.ts';
import { planComments, planFlags } from './plan-comments.ts';
import { Random } from './random.ts';
import { VENDORS } from './vendors/all.ts';

/** The posts are spread over this many days. */
const POSTS_SPAN = 14 * DAY;

/** Plans the people, their posts, and who likes, saves and follows what and whom. */
export function planMarket(passwordHash: string, now: number, random: Random): MarketPlan {
  const vendors = VENDORS.map((vendor, index) => {
    const row = {
      ...joined(vendor, passwordHash, now - (90 - index) * DAY),
      is_verified_vendor: 1,
      posts_count: vendor.posts.length,
    };
    return { row, vendor };
  });
  const customers = CUSTOMERS.map((customer, index) => ({
    ...joined(customer, passwordHash, now - (60 - index) * DAY),
    is_admin: customer.isAdmin ? 1 : 0,
  }));
  const people = [...vendors.map(({ row }) => row), ...customers];
  const posts = planPosts(vendors, now, random);
  const follows = planFollows(
    vendors.map(({ row }) => row),
    people,
    now,
    random,
  );
  for (const person of people) {
    person.followers_count = follows.filter((follow) => follow.followed_id === person.id).length;
    person.following_count = follows.filter((follow) => follow.follower_id === person.id).length;
  }
  const reactions = planReactions(posts, people, customers, now, random);
  // A separate random generator, so that the pictures, which are drawn from the following numbers of the first, stay
  // the same.
  const talk = new Random(posts.length);
  const comments = planComments(posts, customers, now, talk);
  return { vendors, customers, posts, follows, ...reactions, comments, flags: planFlags(posts, customers, now, talk) };
}

function joined(person: { name: string; userName: string; bio: string }, passwordHash: string, at: number): UserRow {
  const row = newUserRow(
    { name: person.name, userName: person.userName, email: demoEmail(person.userName), passwordHash },
    at,
  );
  return { ...row, bio: person.bio, activated_at: at };
}

/** Spreads the posts over two weeks, the newest some minutes old; vendors take turns, in another order each round. */
function planPosts(vendors: MarketPlan['vendors'], now: number, random: Random): PlannedPost[] {
  const rounds = Math.max(...vendors.map(({ vendor }) => vendor.posts.length));
  const offers = Array.from({ length: rounds }, (_, round) =>
    random
      .some(vendors, vendors.length)
      .flatMap(({ row, vendor }) =>
        vendor.posts.slice(round, round + 1).map((content) => ({ author: row, phone: vendor.phone, content })),
      ),
  ).flat();
  const gap = POSTS_SPAN / offers.length;
  return offers.map((offer, index) => {
    const createdAt = Math.round(now - 12 * MINUTE - index * gap - random.next() * gap * 0.9);
    return { ...offer, id: newId(createdAt), createdAt };
  });
}

function planFollows(
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

function planReactions(
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
      random
        .some(posts, random.between(1, 5))
        .map((post) => ({ user_id: person.id, post_id: post.id, created_at: since(post) })),
    ),
  };
}
