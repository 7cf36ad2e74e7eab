import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { blockSchema } from './blocks.ts';
import { cursorSchema, nextCursorSchema } from './cursor.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import {
  BIO_MAX,
  EMAIL_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SEARCH_MAX,
  USER_NAME_MAX,
  USER_NAME_MIN,
} from './limits.ts';
import { notificationSettingsEditSchema, notificationSettingsSchema } from './notification-settings.ts';
import { postSchema } from './posts.ts';
import { ratingSchema } from './rating.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

export const nameSchema = typedText(VALIDATION.nameRequired)
  .min(1, VALIDATION.nameRequired)
  .max(NAME_MAX, VALIDATION.nameTooLong);

/**
 * A user or business name, unique without regard to case. It has no '@', which distinguishes it from an email at login.
 */
export const userNameSchema = z
  .string(VALIDATION.userNameRequired)
  .trim()
  .min(1, VALIDATION.userNameRequired)
  .min(USER_NAME_MIN, VALIDATION.userNameLength)
  .max(USER_NAME_MAX, VALIDATION.userNameLength)
  .regex(/^[\p{L}\p{M}\p{N}]+(?:[ ._'&-]+[\p{L}\p{M}\p{N}]+)*$/u, VALIDATION.userNameShape)
  // Invisible letters, such as the Hangul filler, would make an invisible name.
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, VALIDATION.userNameShape)
  // No language here needs more marks than the three of "ọ̀".
  .regex(/^(?!.*\p{M}{4})/u, VALIDATION.userNameShape)
  // Letters of similar scripts, and digits of other scripts between Latin letters, could imitate another person's name.
  .regex(
    /^[^\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Coptic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Deseret}]*$/u,
    VALIDATION.userNameScript,
  )
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

/** A person in a list, product §2 "Find users". It never contains an email. */
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

/** The logged-in user's own data, product §3. */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  userName: z.string(),
  email: z.email(),
  bio: z.string(),
  profileImage: imageUrlSchema.nullable(),
  isAdmin: z.boolean(),
  isVerifiedVendor: z.boolean(),
  /** While this is off, neither the user nor their partners see what the other has seen. */
  readReceipts: z.boolean(),
  /** While this is off, nobody sees when the user is online, and the user does not see it of others. */
  showsPresence: z.boolean(),
  /** While this is off, the landing page shows none of the user's posts. */
  showsPostsToVisitors: z.boolean(),
  /** Earlier releases send nothing: the defaults apply. */
  notifications: notificationSettingsSchema.optional(),
  createdAt: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

/**
 * GET /api/v1/users/dashboard/{userName}: the viewer's own profile. The lists hold at most DASHBOARD_IDS_MAX ids,
 * newest first. The counts are the true numbers.
 */
export const dashboardProfileSchema = userSchema.extend({
  followersCount: z.int().nonnegative(),
  followingCount: z.int().nonnegative(),
  following: z.array(idSchema),
  savedPosts: z.array(idSchema),
  /** Whether the composer has saved replies to offer. Earlier releases send nothing. */
  hasSavedReplies: z.boolean().optional(),
  /** Whether there are messages that are sent later, or could not be. Earlier releases send nothing. */
  hasScheduled: z.boolean().optional(),
});
export type DashboardProfile = z.infer<typeof dashboardProfileSchema>;
/**
 * `latestSeq` is the number of the viewer's newest event: lists requested after this answer contain all events up to
 * it.
 */
export const dashboardProfileAnswerSchema = answerOf(dashboardProfileSchema).extend({
  latestSeq: z.int().nonnegative(),
});
export type DashboardProfileAnswer = z.infer<typeof dashboardProfileAnswerSchema>;

/**
 * What a person's completed deals say of them, product §4 "Review": how many they sold, and the mean of the reviews
 * about them, missing below RATING_REVIEWS_MIN reviews.
 */
const reputationSchema = z.object({
  dealsSold: z.int().nonnegative(),
  rating: ratingSchema.optional(),
});
export type Reputation = z.infer<typeof reputationSchema>;

/**
 * GET /api/v1/users/profile/{userId}: a public profile with the first page of each list. The cursors continue in
 * GET /api/v1/users/{id}/followers, /following and /posts.
 */
export const profileSchema = personSchema.extend({
  bio: z.string(),
  /** Whether the person has confirmed a phone number, decision 039. Earlier releases send nothing. */
  phoneConfirmed: z.boolean().optional(),
  /** How long this vendor usually takes to answer, in minutes: one of ANSWER_STEPS. Missing where it is not known. */
  answerMinutes: z.int().positive().optional(),
  createdAt: timestampSchema,
  followingCount: z.int().nonnegative(),
  postsCount: z.int().nonnegative(),
  followers: z.array(personSchema),
  followersCursor: nextCursorSchema,
  following: z.array(personSchema),
  followingCursor: nextCursorSchema,
  posts: z.array(postSchema),
  postsCursor: nextCursorSchema,
  /** How many of the person's posts are sold, and how many paused: the latter in one's own profile only. */
  soldCount: z.int().nonnegative().optional(),
  pausedCount: z.int().nonnegative().optional(),
  /** Earlier releases send nothing. */
  reputation: reputationSchema.optional(),
  block: blockSchema,
});
export type Profile = z.infer<typeof profileSchema>;
export const profileAnswerSchema = answerOf(profileSchema);

/**
 * GET /api/v1/users/all: everybody except the viewer. Verified vendors come first, then all others, the newest first in
 * each group. Following does not change this order, so pages neither repeat nor skip people.
 * `search` matches the name or user name without regard to case, accents and tone marks.
 * GET /api/v1/users/{id}/followers and /following take the same query and list the newest first.
 */
export const peopleQuerySchema = z.object({
  search: typedText().max(SEARCH_MAX, VALIDATION.searchTooLong).optional(),
  cursor: cursorSchema.optional(),
});

/**
 * A page of people: GET /api/v1/users/all, /users/blocked (newest first), /users/{id}/followers and
 * /users/{id}/following.
 */
export const peopleAnswerSchema = answerOf(z.object({ users: z.array(personSchema), nextCursor: nextCursorSchema }));
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;

/**
 * PATCH /api/v1/users/profile/{userId}: only the fields that change.
 * - `profileImage`: an upload of the preset `profile`, or null to remove it.
 * - `email`: may be sent unchanged; another email is refused.
 * - `password`: needs no old password, because the form of product §2 has no field for it. Instead, all other sessions
 *   end and the owner gets an email.
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

/** The response: the changed user. */
export const profileEditAnswerSchema = confirmedAnswerOf(userSchema);
export type ProfileEditAnswer = z.infer<typeof profileEditAnswerSchema>;

/**
 * PATCH /api/v1/users/settings: one or more of the settings. Messages that are seen while read receipts are off are
 * never reported later. The user's own unread counts do not change.
 */
export const settingsEditSchema = z
  .object({
    readReceipts: z.boolean(VALIDATION.readReceiptsShape),
    showsPresence: z.boolean(VALIDATION.showsPresenceShape),
    showsPostsToVisitors: z.boolean(VALIDATION.showsPostsToVisitorsShape),
    notifications: notificationSettingsEditSchema,
  })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, { path: ['readReceipts'], message: VALIDATION.readReceiptsShape });
export type SettingsEdit = z.infer<typeof settingsEditSchema>;

/** The response: the changed user. */
export const settingsEditAnswerSchema = confirmedAnswerOf(userSchema);
export type SettingsEditAnswer = z.infer<typeof settingsEditAnswerSchema>;

/** POST /api/v1/users/follow/{id}: the state after the toggle, with which a client replaces its optimistic one. */
export const followAnswerSchema = confirmedAnswerOf(
  z.object({ isFollowing: z.boolean(), followersCount: z.int().nonnegative() }),
);
export type FollowAnswer = z.infer<typeof followAnswerSchema>;

/**
 * PATCH /api/v1/users/update_vendor/{id}, admins only. Without a body it verifies the vendor; repeating the call
 * changes nothing. `{ "isVerifiedVendor": false }` withdraws it; existing posts stay.
 */
export const vendorEditSchema = z.object({ isVerifiedVendor: z.boolean().default(true) }).nullish();
export const vendorEditAnswerSchema = confirmedAnswerOf(personSchema);
export type VendorEditAnswer = z.infer<typeof vendorEditAnswerSchema>;

/**
 * DELETE /api/v1/users/delete/{id}, by the owner or an admin. While the wallet holds enough for a withdrawal, the owner
 * gets `balance_left` unless `forfeit=true` gives the money up. Admins are never refused for a balance.
 */
export const accountDeletionQuerySchema = z.object({ forfeit: z.enum(['true', 'false']).default('false') });
