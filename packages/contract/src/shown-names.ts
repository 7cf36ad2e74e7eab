/** The names of a person, as the wire has them. */
export interface PersonNames {
  name: string;
  userName: string;
  isVerifiedVendor?: boolean | undefined;
}

/**
 * The two names that a person is shown by (product §2): a shop's name leads, then the person's, then "@userName". The
 * first one alone stands for the person in a sentence, a title or an email.
 *
 * User name and business name are one field (product §2 "Edit profile"). It is a shop's name where a verified vendor
 * wrote it as one: with a space, or with a capital letter at its beginning and no underscore.
 */
export const shownNames = ({ name, userName, isVerifiedVendor }: PersonNames): [first: string, second: string] =>
  isVerifiedVendor && userName !== name && / |^\p{Lu}[^_]*$/u.test(userName)
    ? [userName, name]
    : [name, `@${userName}`];
