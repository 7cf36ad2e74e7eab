import type { Author } from '@oja/contract/author';
import { shownNames } from '@oja/contract/shown-names';
import type { Person, User } from '@oja/contract/users';

import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { readNotificationSettings } from './notification-settings.ts';
import type { PersonRow } from './people-store.ts';
import type { UserRow } from './user-store.ts';

/** The logged-in user, as they see themselves. */
export function toUser(row: UserRow, images: ImageAddresses): User {
  return {
    _id: row.id,
    name: row.name,
    userName: row.user_name,
    email: row.email,
    bio: row.bio,
    profileImage: images.ofProfile(row.profile_image),
    isAdmin: row.is_admin === 1,
    isVerifiedVendor: row.is_verified_vendor === 1,
    readReceipts: row.read_receipts === 1,
    showsPresence: row.shows_presence === 1,
    showsPostsToVisitors: row.shows_posts_to_visitors === 1,
    notifications: readNotificationSettings(row.notification_settings),
    createdAt: toTimestamp(row.created_at),
  };
}

type AuthorRow = Pick<UserRow, 'id' | 'name' | 'user_name' | 'profile_image' | 'is_verified_vendor'>;

/** The name that stands for a person in a sentence, a title or an email: the first of their shown names. */
export function shownNameOf(row: Pick<UserRow, 'name' | 'user_name' | 'is_verified_vendor'>): string {
  const { name, user_name: userName, is_verified_vendor: isVerified } = row;
  return shownNames({ name, userName, isVerifiedVendor: isVerified === 1 })[0];
}

/** The author of a post or comment. */
export function toAuthor(row: AuthorRow, images: ImageAddresses): Author {
  return {
    _id: row.id,
    name: row.name,
    userName: row.user_name,
    profileImage: images.ofProfile(row.profile_image),
    isVerifiedVendor: row.is_verified_vendor === 1,
  };
}

/** A person in a list. */
export function toPerson(
  row: AuthorRow & Pick<UserRow, 'followers_count'>,
  seen: { isFollowing: boolean; isOnline: boolean },
  images: ImageAddresses,
): Person {
  return { ...toAuthor(row, images), followersCount: row.followers_count, ...seen };
}

/**
 * A list of people as the viewer sees them.
 * @param online see online-for.ts
 */
export function toPeople(rows: readonly PersonRow[], online: ReadonlySet<string>, images: ImageAddresses): Person[] {
  return rows.map((row) =>
    toPerson(row, { isFollowing: row.followed_by !== null, isOnline: online.has(row.id) }, images),
  );
}
