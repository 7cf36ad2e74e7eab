import { z } from 'zod';

import { answerOf } from './answers.ts';
import { blockSchema } from './blocks.ts';
import { cursorSchema, nextCursorSchema } from './cursor.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { BIO_MAX, EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, SEARCH_MAX, USER_NAME_MAX, USER_NAME_MIN } from './limits.ts';
import { postSchema } from './posts.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

export const nameSchema = typedText(VALIDATION.nameRequired).min(1, VALIDATION.nameRequired).max(NAME_MAX, VALIDATION.nameTooLong);

/** A user or business name: unique without regard to case; never with '@', which tells it from an e-mail at login. */
export const userNameSchema = z
  .string(VALIDATION.userNameRequired)
  .trim()
  .min(1, VALIDATION.userNameRequired)
  .min(USER_NAME_MIN, VALIDATION.userNameLength)
  .max(USER_NAME_MAX, VALIDATION.userNameLength)
  .regex(/^[\p{L}\p{M}\p{N}]+(?:[ ._'&-]+[\p{L}\p{M}\p{N}]+)*$/u, VALIDATION.userNameShape)
  // Letters that show nothing, such as the Hangul filler, would make a name that nobody sees.
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, VALIDATION.userNameShape)
  // No language here piles up more marks than the three of "ọ̀".
  .regex(/^(?!.*\p{M}{4})/u, VALIDATION.userNameShape)
  // Scripts whose letters look like ours, and digits of others among ours, would make a name that passes for somebody else's.
  .regex(/^[^\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Coptic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Deseret}]*$/u, VALIDATION.userNameScript)
  .regex(/^(?!.*\p{sc=Latin})|^(?:[0-9]|\P{Nd})*$/u, VALIDATION.userNameScript);

export const emailSchema = z
  .string(VALIDATION.emailRequired)
  .trim()
  .min(1, VALIDATION.emailRequired)
  .max(EMAIL_MAX, VALIDATION.emailShape)
  .pipe(z.email(VALIDATION.emailShape));

export const passwordSchema = z
  .string(VALIDATION.passwordRequired)
  .min(1, VALIDATION.passwordRequired)
  .min(PASSWORD_MIN, VALIDATION.passwordLength)
  .max(PASSWORD_MAX, VALIDATION.passwordLength);

/** A person as others meet them in lists, spec §2 "Find users". Never carries an e-mail. */
export const personSchema = z.object({
  _id: idSchema,
  name: z.string(),
  userName: z.string(),
  profileImage: imageUrlSchema.nullable(),
  isVerifiedVendor: z.boolean(),
  followersCount: z.int().nonnegative(),
  isFollowing: z.boolean(),
  isOnline: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

/** The logged-in user about themselves, spec §3. */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  userName: z.string(),
  email: z.email(),
  bio: z.string(),
  profileImage: imageUrlSchema.nullable(),
  isAdmin: z.boolean(),
  isVerifiedVendor: z.boolean(),
  /** While it is off, neither they nor those they write with are told what the other has seen. */
  readReceipts: z.boolean(),
  createdAt: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

/**
 * GET /api/v1/users/dashboard/{userName}: one's own profile; lists of ids, newest first, of at most DASHBOARD_IDS_MAX.
 * The counts are the true numbers.
 */
export const dashboardProfileSchema = userSchema.extend({
  followersCount: z.int().nonnegative(),
  followingCount: z.int().nonnegative(),
  following: z.array(idSchema),
  savedPosts: z.array(idSchema),
});
export type DashboardProfile = z.infer<typeof dashboardProfileSchema>;
export const dashboardProfileAnswerSchema = answerOf(dashboardProfileSchema);

/**
 * GET /api/v1/users/profile/{userId}: anyone's public profile, with the first page of each list; the cursors lead on in
 * GET /api/v1/users/{id}/followers, /following and /posts.
 */
export const profileSchema = personSchema.extend({
  bio: z.string(),
  createdAt: timestampSchema,
  followingCount: z.int().nonnegative(),
  postsCount: z.int().nonnegative(),
  followers: z.array(personSchema),
  followersCursor: nextCursorSchema,
  following: z.array(personSchema),
  followingCursor: nextCursorSchema,
  posts: z.array(postSchema),
  postsCursor: nextCursorSchema,
  block: blockSchema,
});
export type Profile = z.infer<typeof profileSchema>;
export const profileAnswerSchema = answerOf(profileSchema);

/**
 * GET /api/v1/users/all: everybody but oneself. Verified vendors come first, the newest of them at the top, then all
 * others, the newest at the top: an order that following changes not, so that pages neither repeat nor skip.
 * `search` finds name or user name, without regard to case, accents and tone marks.
 * GET /api/v1/users/{id}/followers and /following take the same, and list the last first.
 */
export const peopleQuerySchema = z.object({
  search: typedText().max(SEARCH_MAX, VALIDATION.searchTooLong).optional(),
  cursor: cursorSchema.optional(),
});

/** A page of people: GET /api/v1/users/all, /users/blocked (the last first), /users/{id}/followers and /users/{id}/following. */
export const peopleAnswerSchema = answerOf(z.object({ users: z.array(personSchema), nextCursor: nextCursorSchema }));
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;

/**
 * PATCH /api/v1/users/profile/{userId}: only what changes is sent. `profileImage` is an upload of preset `profile`, or
 * null for none. The e-mail never changes: a form may send it along as it is, any other is refused at `email`.
 * A new password needs no old one, as the form of spec §2 has no field for it: instead all other sessions end, and a
 * mail tells the owner.
 */
export const profileEditSchema = z
  .object({
    name: nameSchema,
    userName: userNameSchema,
    bio: typedText().max(BIO_MAX, VALIDATION.bioTooLong),
    password: passwordSchema,
    profileImage: imageUrlSchema.nullable(),
    email: z.string().max(EMAIL_MAX, VALIDATION.emailFixed),
  })
  .partial();
export type ProfileEdit = z.infer<typeof profileEditSchema>;

/** The answer to it: oneself as one is now. */
export const profileEditAnswerSchema = answerOf(userSchema).extend({ message: z.string() });
export type ProfileEditAnswer = z.infer<typeof profileEditAnswerSchema>;

/**
 * PATCH /api/v1/users/settings. What is seen while read receipts are off is not told afterwards either; one's own unread
 * counts work as ever.
 */
export const settingsEditSchema = z.object({ readReceipts: z.boolean(VALIDATION.readReceiptsShape) });
export type SettingsEdit = z.infer<typeof settingsEditSchema>;

/** The answer to it: oneself as one is now. */
export const settingsEditAnswerSchema = answerOf(userSchema).extend({ message: z.string() });
export type SettingsEditAnswer = z.infer<typeof settingsEditAnswerSchema>;

/** POST /api/v1/users/follow/{id}: the state after the toggle, so that a client can settle. */
export const followAnswerSchema = answerOf(
  z.object({ isFollowing: z.boolean(), followersCount: z.int().nonnegative() }),
).extend({ message: z.string() });
export type FollowAnswer = z.infer<typeof followAnswerSchema>;

/**
 * PATCH /api/v1/users/update_vendor/{id}, admins only. Without a body it verifies, and doing it again changes nothing,
 * so that a repeated call does no harm; `{ "isVerifiedVendor": false }` takes it back, and what was posted stays.
 */
export const vendorEditSchema = z.object({ isVerifiedVendor: z.boolean().default(true) }).nullish();
export const vendorEditAnswerSchema = answerOf(personSchema).extend({ message: z.string() });
export type VendorEditAnswer = z.infer<typeof vendorEditAnswerSchema>;

/**
 * DELETE /api/v1/users/delete/{id}: the owner, who is refused (`balance_left`) while their wallet holds enough for a
 * withdrawal, unless `forfeit=true` says that they give it up; or an admin, whom no balance stops.
 */
export const accountDeletionQuerySchema = z.object({ forfeit: z.enum(['true', 'false']).default('false') });
