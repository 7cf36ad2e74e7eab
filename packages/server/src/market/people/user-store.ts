import type { Selectable } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import type { UsersTable } from '../../foundation/db/tables/account-tables.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { peopleSearchText } from './people-search-text.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';

export type UserRow = Selectable<UsersTable>;

/** The data of a new account; all other columns have initial values. */
export interface NewUser {
  name: string;
  userName: string;
  email: string;
  passwordHash: string;
}

/** The row of a new account: not activated, no vendor, no admin. */
export function newUserRow(user: NewUser, now: number): UserRow {
  return {
    id: newId(),
    name: user.name,
    user_name: user.userName,
    user_name_key: userNameKey(user.userName),
    email: user.email.toLowerCase(),
    password_hash: user.passwordHash,
    has_password: 1,
    bio: '',
    profile_image: null,
    is_admin: 0,
    is_verified_vendor: 0,
    activated_at: null,
    followers_count: 0,
    following_count: 0,
    posts_count: 0,
    created_at: now,
    search_text: peopleSearchText(user.name, user.userName),
    read_receipts: 1,
    password_proven_at: null,
    shows_presence: 1,
    shows_posts_to_visitors: 1,
    notification_settings: null,
    second_factors: 0,
    deleted_at: null,
    deleted_by: null,
    restore_hash: null,
    confirmed_phone: null,
    phone_confirmed_at: null,
    label_names: null,
    automatic_replies: null,
  };
}

/**
 * Finds an account by the login name: a user name, or an email, which is recognized by its '@'. A deleted account is
 * not found.
 */
export function findByLogin(queries: Queries, typed: string): Promise<UserRow | undefined> {
  const query = queries.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  return typed.includes('@')
    ? query.where('email', '=', typed.trim().toLowerCase()).executeTakeFirst()
    : query.where('user_name_key', '=', userNameKey(typed)).executeTakeFirst();
}

/** Whether other people see an account: it is activated, and not deleted. */
export function isActive(row: Pick<UserRow, 'activated_at' | 'deleted_at'>): boolean {
  return row.activated_at !== null && row.deleted_at === null;
}

/** Finds an active account. For other people, one that is not activated or is deleted does not exist. */
export function findActive(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('activated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Finds an activated account that blocks do not hide from the viewer. A hidden one gets the answer of one that does not
 * exist, so that nobody learns from it that they were blocked.
 * @param hidden see HiddenPeople
 * @throws ApiError `user_not_found`
 */
export async function requireShown(queries: Queries, id: string, hidden: ReadonlySet<string>): Promise<UserRow> {
  const row = hidden.has(id) ? undefined : await findActive(queries, id);
  if (!row) throw new ApiError('user_not_found');
  return row;
}

/** The addressee of an email about an account. */
export function addresseeOf({ user_name: userName, email }: Pick<UserRow, 'user_name' | 'email'>): {
  userName: string;
  email: string;
} {
  return { userName, email };
}
