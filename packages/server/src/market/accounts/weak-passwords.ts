import { isOwnPassword } from '@oja/contract/own-password';
import { VALIDATION } from '@oja/contract/texts';

import { refuseField } from '../../foundation/http/api-error.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';

/** Whose password it is to be. */
interface Owner {
  name: string;
  userName: string;
  email: string;
}

/** Some megabytes, which only servers need where somebody chooses a password. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/**
 * Refuses a new password that would be guessed early: one of the most common ones, also with signs around it, or one
 * that is made of its owner's names, email, or Oja's. Existing passwords are not checked.
 * @param field the field of the request, named in the error
 * @throws ApiError `validation_failed`
 */
export async function refuseWeakPassword(password: string, owner: Owner, field: string): Promise<void> {
  common ??= loadCommon();
  const list = await common;
  const folded = foldForSearch(password);
  const bare = folded.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (list.has(folded) || list.has(bare)) throw refuseField(field, VALIDATION.passwordCommon);
  if (isOwnPassword(password, [owner.name, owner.userName, owner.email]))
    throw refuseField(field, VALIDATION.passwordOwn);
}
