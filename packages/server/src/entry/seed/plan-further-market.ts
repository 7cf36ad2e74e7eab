import { DAY } from '@oja/contract/limits';

import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { MarketPlan } from './market-plan.ts';
import { planComments } from './plan-comments.ts';
import { POSTS_SPAN, countFollows, planFollows, planPosts, planReactions, planVendors } from './plan-market.ts';
import type { Random } from './random.ts';
import { FURTHER_VENDORS } from './vendors/all.ts';

/** Their posts are spread over this time, before those of the first vendors and after the customers joined. */
const FURTHER_SPAN = 24 * DAY;

/**
 * Adds the vendors of further states to a market. The posts of the first plan stay as they are, and the three printed
 * accounts follow and like none of the added ones.
 * @param random another generator than the first plan's, whose following numbers draw its pictures
 */
export function planFurtherMarket(first: MarketPlan, passwordHash: string, now: number, random: Random): MarketPlan {
  const vendors = planVendors(FURTHER_VENDORS, passwordHash, now - 85 * DAY);
  const customers = first.customers.filter(({ user_name: name }) => !DEMO_ACCOUNTS.some((account) => account === name));
  const rows = vendors.map(({ row }) => row);
  const people = [...rows, ...customers];
  const posts = planPosts(vendors, now - POSTS_SPAN, FURTHER_SPAN, random);
  return {
    vendors,
    customers: [],
    posts,
    follows: planFollows(rows, people, now, random),
    ...planReactions(posts, people, [], now, random),
    comments: planComments(posts, customers, 1, now, random),
    flags: [],
  };
}

/** Puts two plans together, and counts who follows whom. */
export function joinPlans(one: MarketPlan, other: MarketPlan): MarketPlan {
  const vendors = [...one.vendors, ...other.vendors];
  const customers = [...one.customers, ...other.customers];
  const follows = [...one.follows, ...other.follows];
  countFollows([...vendors.map(({ row }) => row), ...customers], follows);
  return {
    vendors,
    customers,
    follows,
    posts: [...one.posts, ...other.posts],
    likes: [...one.likes, ...other.likes],
    saves: [...one.saves, ...other.saves],
    comments: [...one.comments, ...other.comments],
    flags: [...one.flags, ...other.flags],
  };
}
