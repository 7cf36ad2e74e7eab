import type { Author } from '@oja/contract/author';
import type { Person, User } from '@oja/contract/users';

import type { ImageAddresses } from '../uploads/image-addresses.ts';
import type { PersonRow } from './people-store.ts';
import type { UserRow } from './user-store.ts';

/** A moment as the wire has it. */
export function toTimestamp(moment: number): string {
  return new Date(moment).toISOString();
}

/** The logged-in user about themselves. */
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
    createdAt: toTimestamp(row.created_at),
  };
}

type AuthorRow = Pick<UserRow, 'id' | 'name' | 'user_name' | 'profile_image' | 'is_verified_vendor'>;

/** Somebody beside a post. */
export function toAuthor(row: AuthorRow, images: ImageAddresses): Author {
  return {
    _id: row.id,
    name: row.name,
    userName: row.user_name,
    profileImage: images.ofProfile(row.profile_image),
    isVerifiedVendor: row.is_verified_vendor === 1,
  };
}

/** Somebody in a list. */
export function toPerson(
  row: AuthorRow & Pick<UserRow, 'followers_count'>,
  seen: { isFollowing: boolean; isOnline: boolean },
  images: ImageAddresses,
): Person {
  return { ...toAuthor(row, images), followersCount: row.followers_count, ...seen };
}

/** A list of people as the viewer sees them. @param online see blocks/online-for.ts */
export function toPeople(rows: readonly PersonRow[], online: ReadonlySet<string>, images: ImageAddresses): Person[] {
  return rows.map((row) => toPerson(row, { isFollowing: row.followed_by !== null, isOnline: online.has(row.id) }, images));
}
