import {
  passwordSchema,
  profileEditSchema,
  nameSchema,
  userNameSchema,
  type ProfileEdit,
  type User,
} from '@oja/contract/users';
import { z } from 'zod';

/** The contract's rules for each field. An empty password keeps the current one. */
export const profileFormSchema = z.object({
  name: nameSchema,
  userName: userNameSchema,
  bio: profileEditSchema.shape.bio.unwrap(),
  password: z
    .string()
    .transform((typed) => (typed === '' ? undefined : typed))
    .pipe(passwordSchema.optional()),
});

export type ProfileFormValues = z.input<typeof profileFormSchema>;
export type ProfileFields = z.output<typeof profileFormSchema>;

/** The inputs of the form that can show an error of the server. */
export const PROFILE_FIELDS = ['name', 'userName', 'bio', 'password'] as const;

/** The initial values of the form, restored by a reset. */
export const valuesOf = ({ name, userName, bio }: User): ProfileFormValues => ({ name, userName, bio, password: '' });

/**
 * Returns the fields that differ from the current user (product §7).
 * @param picture the address of a new picture, null to remove it, undefined to keep it
 */
export function changesOf(
  user: User,
  { password, ...fields }: ProfileFields,
  picture: string | null | undefined,
): ProfileEdit {
  const changed = (['name', 'userName', 'bio'] as const).filter((field) => fields[field] !== user[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
    ...(password !== undefined && { password }),
    ...(picture !== undefined && picture !== user.profileImage && { profileImage: picture }),
  };
}
