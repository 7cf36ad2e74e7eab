import { VALIDATION } from '@oja/contract/texts';

import { refuseField } from '../../foundation/http/api-error.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';

/** Whose password it is to be. */
interface Owner {
  name: string;
  userName: string;
  email: string;
}

/** Letters that a password must have besides what strangers know of its owner. */
const OWN_LETTERS = 4;
/** Shorter parts of a name are in too many words. */
const PART_MIN = 3;

/** Some megabytes, which only servers need where somebody chooses a password. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** What strangers know: the parts of the names and of the email's first half, and the name of Oja, longest first. */
function knownParts({ name, userName, email }: Owner): string[] {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const parts = [name, userName, mailbox].flatMap((text) => {
    const words = foldForSearch(text).split(/[^\p{L}]+/u);
    return [...words, words.join('')];
  });
  return ['oja', ...parts]
    .filter((part) => part.length >= PART_MIN)
    .toSorted((one, other) => other.length - one.length);
}

/** Whether a password is hardly more than parts that strangers know: "ngozi2026!", "OjaOkafor1". */
function isMadeOf(password: string, parts: readonly string[]): boolean {
  let rest = foldForSearch(password);
  const all = rest.length;
  for (const part of parts) rest = rest.replaceAll(part, '');
  return rest.length < all && rest.replaceAll(/\P{L}/gu, '').length < OWN_LETTERS;
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
  if (isMadeOf(password, knownParts(owner))) throw refuseField(field, VALIDATION.passwordOwn);
}
