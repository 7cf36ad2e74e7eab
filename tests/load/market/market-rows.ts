import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';

import type { FollowsTable } from '../../../packages/server/src/foundation/db/tables/account-tables.ts';
import type {
  CommentsTable,
  LikesTable,
  PostsTable,
} from '../../../packages/server/src/foundation/db/tables/post-tables.ts';
import { newPostRow } from '../../../packages/server/src/market/posts/new-post.ts';
import { Random } from '../../../packages/server/src/entry/seed/random.ts';
import { type UserRow, newUserRow } from '../../../packages/server/src/market/people/user-store.ts';
import { idAt } from './id-at.ts';

/** The number of each thing in the benchmark's market. */
const MARKET_SIZE = {
  users: 10_000,
  vendors: 1000,
  posts: 100_000,
  likes: 300_000,
  comments: 150_000,
  follows: 50_000,
};

const SEED = 1914;
const MINUTE = 60_000;
/** The time between posts, so that the market spans some seven months. */
const POST_GAP = 3 * MINUTE;

const WORDS =
  'hand dyed adire indigo yards fresh yam garri palm oil leather sandals phone charger generator rent two bedroom flat ' +
  'Lekki Ibadan Kano delivery today bulk price negotiable original tested warranty ankara lace gele beads catering cake ' +
  'small chops tailoring alterations laptop screen repair Toyota Camry Tokunbo first body solar inverter battery install';
const WORD_LIST = WORDS.split(' ');

export interface MarketRows {
  users: UserRow[];
  posts: PostsTable[];
  likes: LikesTable[];
  comments: CommentsTable[];
  follows: FollowsTable[];
}

/** The benchmark's market: always the same except for the moment at which it ends. Counters equal their rows. */
export function planRows(now: number): MarketRows {
  const random = new Random(SEED);
  const sentence = (words: number) => Array.from({ length: words }, () => itemOf(WORD_LIST, random)).join(' ');
  const begin = now - MARKET_SIZE.posts * POST_GAP;
  const users = Array.from({ length: MARKET_SIZE.users }, (_, index) => {
    const at = begin - (MARKET_SIZE.users - index) * MINUTE;
    const row = newUserRow(
      { name: sentence(2), userName: `person${index}`, email: `person${index}@example.com`, passwordHash: '' },
      at,
    );
    return {
      ...row,
      id: idAt(at, random),
      activated_at: at,
      bio: sentence(8),
      is_verified_vendor: index < MARKET_SIZE.vendors ? 1 : 0,
    };
  });
  const vendors = users.slice(0, MARKET_SIZE.vendors);
  const posts = Array.from({ length: MARKET_SIZE.posts }, (_, index) =>
    planPost(vendors, begin + index * POST_GAP, random, sentence),
  );
  return {
    users,
    posts,
    // In the order of their keys, which halves the time for the indexes.
    likes: planLikes(users, posts, now, random).toSorted((a, b) =>
      compare(a.post_id + a.user_id, b.post_id + b.user_id),
    ),
    comments: planComments(users, posts, now, random, sentence).toSorted((a, b) => compare(a.id, b.id)),
    follows: planFollows(users, vendors, now, random),
  };
}

function planPost(
  vendors: readonly UserRow[],
  at: number,
  random: Random,
  sentence: (words: number) => string,
): PostsTable {
  const author = itemOf(vendors, random);
  author.posts_count += 1;
  const images = Array.from({ length: random.between(1, 3) }, () => ({
    key: idAt(at, random).replaceAll('-', ''),
    width: 1080,
    height: 1350,
    blur: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  }));
  const row = newPostRow(
    {
      userId: author.id,
      title: sentence(5),
      description: sentence(40),
      category: itemOf(CATEGORIES, random),
      price: random.between(5, 5000) * 100,
      phoneNumber: `80${random.between(10_000_000, 99_999_999)}`,
      location: 'Lagos',
      condition: itemOf(CONDITIONS, random),
      pricePoint: itemOf(PRICE_POINTS, random),
      images,
    },
    at,
  );
  return { ...row, id: idAt(at, random) };
}

function planLikes(users: readonly UserRow[], posts: readonly PostsTable[], now: number, random: Random): LikesTable[] {
  return pairs(users, posts, MARKET_SIZE.likes, random).map(([user, post]) => {
    post.likes_count += 1;
    return { post_id: post.id, user_id: user.id, created_at: now };
  });
}

function planFollows(
  users: readonly UserRow[],
  vendors: readonly UserRow[],
  now: number,
  random: Random,
): FollowsTable[] {
  return pairs(users, vendors, MARKET_SIZE.follows, random).map(([follower, followed]) => {
    follower.following_count += 1;
    followed.followers_count += 1;
    return { follower_id: follower.id, followed_id: followed.id, created_at: now };
  });
}

function planComments(
  users: readonly UserRow[],
  posts: readonly PostsTable[],
  now: number,
  random: Random,
  sentence: (words: number) => string,
): CommentsTable[] {
  return Array.from({ length: MARKET_SIZE.comments }, () => {
    const post = itemOf(posts, random);
    post.replies_count += 1;
    const at = post.created_at + random.between(1, now - post.created_at);
    return {
      id: idAt(at, random),
      post_id: post.id,
      user_id: itemOf(users, random).id,
      text: sentence(8),
      created_at: at,
      edited_at: null,
    };
  });
}

/** A number of distinct pairs, none of a person with themselves. */
function pairs<First, Second>(
  first: readonly First[],
  second: readonly Second[],
  count: number,
  random: Random,
): [First, Second][] {
  const seen = new Set<number>();
  const found: [First, Second][] = [];
  while (found.length < count) {
    const [left, right] = [random.between(0, first.length - 1), random.between(0, second.length - 1)];
    const [one, other] = [first[left], second[right]];
    const both = left * second.length + right;
    if (one === undefined || other === undefined || Object.is(one, other) || seen.has(both)) continue;
    seen.add(both);
    found.push([one, other]);
  }
  return found;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function itemOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
