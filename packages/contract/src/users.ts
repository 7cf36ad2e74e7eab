import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { BIO_MAX, EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, USER_NAME_MAX, USER_NAME_MIN } from './limits.ts';
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
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, VALIDATION.userNameShape);

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
  createdAt: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

/** GET /api/v1/users/dashboard/{userName}: one's own profile; lists of ids, newest first. */
export const dashboardProfileSchema = userSchema.extend({
  followersCount: z.int().nonnegative(),
  followingCount: z.int().nonnegative(),
  following: z.array(idSchema),
  savedPosts: z.array(idSchema),
});
export type DashboardProfile = z.infer<typeof dashboardProfileSchema>;
export const dashboardProfileAnswerSchema = answerOf(dashboardProfileSchema);

/** GET /api/v1/users/profile/{userId}: anyone's public profile, with the first page of each list. */
export const profileSchema = personSchema.extend({
  bio: z.string(),
  createdAt: timestampSchema,
  followingCount: z.int().nonnegative(),
  postsCount: z.int().nonnegative(),
  followers: z.array(personSchema),
  following: z.array(personSchema),
  posts: z.array(postSchema),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileAnswerSchema = answerOf(profileSchema);

/** GET /api/v1/users/all */
export const peopleQuerySchema = z.object({
  search: typedText().max(100).optional(),
  cursor: z.string().max(100).optional(),
});
export const peopleAnswerSchema = answerOf(
  z.object({ users: z.array(personSchema), nextCursor: z.string().nullable() }),
);
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;

/** PATCH /api/v1/users/profile/{userId}: only what changes is sent; the e-mail never changes. */
export const profileEditSchema = z
  .object({
    name: nameSchema,
    userName: userNameSchema,
    bio: typedText().max(BIO_MAX, VALIDATION.bioTooLong),
    password: passwordSchema,
    profileImage: imageUrlSchema,
  })
  .partial();
export type ProfileEdit = z.infer<typeof profileEditSchema>;

/** POST /api/v1/users/follow/{id}: the state after the toggle, so that a client can settle. */
export const followAnswerSchema = answerOf(
  z.object({ isFollowing: z.boolean(), followersCount: z.int().nonnegative() }),
);
