/** What ends the name of the goods in a title: its remarks, in signs or after one of these words. */
const REMARKS = /[,;:()[\]|/–—•]| - |\s(?:and|at|by|for|from|in|on|to|with|without)\s/i;

/** A word of letters. Models and measures have digits. */
const WORD = /^[\p{L}\p{M}'’-]{3,}$/u;

/**
 * Returns the word of a title that says what is offered, which titles of like goods have in common: "Sumec Firman
 * generator, 3.5 kVA" returns "generator", because a search of posts by relevance needs each of its words. It is the
 * last word before the first remark, model or measure.
 * @returns undefined if the title has no such word
 */
export function kindOfGoods(title: string): string | undefined {
  const [name = ''] = title.trim().split(REMARKS);
  const words = name.split(/\s+/);
  const first = words.findIndex((word) => WORD.test(word));
  if (first === -1) return undefined;
  const end = words.findIndex((word, index) => index > first && /\d/.test(word));
  return words.slice(first, end === -1 ? undefined : end).findLast((word) => WORD.test(word));
}

/** Whether a title has a word that begins with the name of goods: "Generators for hire" with "generator". */
export function isOfKind(title: string, kind: string): boolean {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .some((word) => word.startsWith(kind.toLowerCase()));
}
