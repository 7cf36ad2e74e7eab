import { randomInt } from 'node:crypto';

import { USER_NAME_MAX } from '@oja/contract/limits';
import { userNameSchema } from '@oja/contract/users';

import { cutText } from './cut-text.ts';

/** For who has no name that makes a user name. Never made from the e-mail, which nobody but its owner may see. */
const ANYBODY = 'Customer';

const DIGITS_MAX = 6;

/**
 * User names for somebody who did not choose one, the nicest first; each further one is less likely to be taken.
 * @param name what they are called
 */
export function* userNamesFor(name: string | undefined): Generator<string, void> {
  const letters = (name ?? '').normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  const own = cutText(letters, USER_NAME_MAX - DIGITS_MAX);
  const fits = userNameSchema.safeParse(own).success;
  if (fits) yield own;
  for (let digits = 2; digits <= DIGITS_MAX; digits += 1) yield `${fits ? own : ANYBODY}${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}
