import type { Queries } from '../db/database.ts';
import type { UserRow } from './user-store.ts';

/** A person in a list, as the viewer sees them. */
export type PersonRow = Pick<UserRow, 'id' | 'name' | 'user_name' | 'profile_image' | 'is_verified_vendor' | 'followers_count'> & {
  /** The viewer's id when they follow this person, or null. */
  followed_by: string | null;
};

/** Whom somebody follows, newest first. */
export async function followingIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('followed_id')
    .execute();
  return rows.map((row) => row.followed_id);
}

/** What somebody saved, newest first. */
export async function savedPostIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('saves')
    .select('post_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('post_id')
    .execute();
  return rows.map((row) => row.post_id);
}

export async function isFollowing(queries: Queries, followerId: string, followedId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest followers of somebody ("Customers" on the profile, spec §2). */
export function listFollowers(queries: Queries, viewerId: string, userId: string, limit: number): Promise<PersonRow[]> {
  return followsAsSeenBy(queries, viewerId, 'follows.follower_id').where('follows.followed_id', '=', userId).limit(limit).execute();
}

/** The people somebody has followed last. */
export function listFollowing(queries: Queries, viewerId: string, userId: string, limit: number): Promise<PersonRow[]> {
  return followsAsSeenBy(queries, viewerId, 'follows.followed_id').where('follows.follower_id', '=', userId).limit(limit).execute();
}

/** @param side which end of a follow is the person shown */
function followsAsSeenBy(queries: Queries, viewerId: string, side: 'follows.follower_id' | 'follows.followed_id') {
  return queries
    .selectFrom('follows')
    .innerJoin('users', 'users.id', side)
    .leftJoin('follows as mine', (join) => join.onRef('mine.followed_id', '=', 'users.id').on('mine.follower_id', '=', viewerId))
    .select([
      'users.id', 'users.name', 'users.user_name', 'users.profile_image', 'users.is_verified_vendor', 'users.followers_count',
      'mine.follower_id as followed_by',
    ])
    .orderBy('follows.created_at', 'desc')
    .orderBy(side);
}
