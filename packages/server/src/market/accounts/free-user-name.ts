import { randomInt } from 'node:crypto';

import { USER_NAME_MAX } from '@oja/contract/limits';
import { userNameSchema } from '@oja/contract/users';

import { cutText } from '../../foundation/text/cut-text.ts';
import { isReserved } from './reserved-names.ts';

/**
 * Used where no name makes a user name, or only a reserved one. A user name is never made from the email, which only
 * its owner may see.
 */
const ANYBODY = 'Customer';

const DIGITS_MAX = 6;

/**
 * Suggests user names for a person who did not choose one, the best first; each further one is less likely to be
 * taken.
 * @param name the person's name
 */
export function* userNamesFor(name: string | undefined): Generator<string, void> {
  const letters = (name ?? '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  const own = cutText(letters, USER_NAME_MAX - DIGITS_MAX);
  const fits = userNameSchema.safeParse(own).success && !isReserved(own);
  if (fits) yield own;
  for (let digits = 2; digits <= DIGITS_MAX; digits += 1)
    yield `${fits ? own : ANYBODY}${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}
