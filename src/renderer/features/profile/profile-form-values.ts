import '../posts/zod-without-eval.ts';

import { passwordSchema, profileEditSchema, nameSchema, userNameSchema, type ProfileEdit, type User } from '@oja/contract/users';
import { z } from 'zod';

/** The contract's rules for each field; an empty password keeps the one there is. */
export const profileFormSchema = z.object({
  name: nameSchema,
  userName: userNameSchema,
  bio: profileEditSchema.shape.bio.unwrap(),
  password: z.string().transform((typed) => (typed === '' ? undefined : typed)).pipe(passwordSchema.optional()),
});

export type ProfileFormValues = z.input<typeof profileFormSchema>;
export type ProfileFields = z.output<typeof profileFormSchema>;

/** The inputs of the form, for what the server says of single ones. */
export const PROFILE_FIELDS = ['name', 'userName', 'bio', 'password'] as const;

/** What the form begins with, and goes back to. */
export const valuesOf = ({ name, userName, bio }: User): ProfileFormValues => ({ name, userName, bio, password: '' });

/**
 * What there is to be sent: only what differs from what is known (spec §7).
 * @param picture the address of a new one, null for none from now on, undefined where it stays
 */
export function changesOf(user: User, { password, ...fields }: ProfileFields, picture: string | null | undefined): ProfileEdit {
  const changed = (['name', 'userName', 'bio'] as const).filter((field) => fields[field] !== user[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
    ...(password !== undefined && { password }),
    ...(picture !== undefined && picture !== user.profileImage && { profileImage: picture }),
  };
}
