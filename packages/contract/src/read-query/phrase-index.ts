import { type QueryWord, stem } from './query-words.ts';

/** Phrases by their first word, the longest first. */
export interface PhraseIndex<Meaning> {
  byFirstWord: ReadonlyMap<string, readonly Phrase<Meaning>[]>;
  /** All words of all phrases by their first letter and length, in which typing errors are looked up. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Phrase<Meaning> {
  stems: readonly string[];
  meaning: Meaning;
}

/**
 * Makes an index of phrases.
 * @param entries phrases without accents, with their meanings; of equal phrases the first one counts
 */
export function indexPhrases<Meaning>(entries: Iterable<readonly [string, Meaning]>): PhraseIndex<Meaning> {
  const byFirstWord = new Map<string, Phrase<Meaning>[]>();
  const vocabulary = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const [text, meaning] of entries) {
    const stems = text
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .map(stem);
    const [first = ''] = stems;
    const key = stems.join(' ');
    if (known.has(key)) continue;
    known.add(key);
    const phrases = byFirstWord.get(first) ?? [];
    phrases.push({ stems, meaning });
    byFirstWord.set(first, phrases);
    for (const each of stems) {
      const shelf = shelfOf(each, each.length);
      vocabulary.set(shelf, (vocabulary.get(shelf) ?? new Set<string>()).add(each));
    }
  }
  for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  return { byFirstWord, vocabulary };
}

/**
 * The longest phrase that begins at a word.
 * @param stems the query's words, corrected
 */
export function phraseAt<Meaning>(
  index: PhraseIndex<Meaning>,
  stems: readonly string[],
  start: number,
): { length: number; meaning: Meaning } | undefined {
  const found = index.byFirstWord
    .get(stems[start] ?? '')
    ?.find((phrase) => phrase.stems.every((each, at) => stems[start + at] === each));
  return found && { length: found.stems.length, meaning: found.meaning };
}

/** The word that was meant: one of the vocabulary with at most one typing error, or the word as it is. */
export function correct<Meaning>({ vocabulary }: PhraseIndex<Meaning>, { stem: typed, folded }: QueryWord): string {
  if (typed.length < 5 || !/^[a-z]+$/.test(folded) || vocabulary.get(shelfOf(typed, typed.length))?.has(typed))
    return typed;
  for (const length of [typed.length, typed.length + 1, typed.length - 1])
    for (const candidate of vocabulary.get(shelfOf(typed, length)) ?? [])
      if (isTypingError(typed, candidate)) return candidate;
  return typed;
}

function shelfOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`;
}

/**
 * Whether two words differ by one letter that is missing, added or wrong, or by two letters that changed places. In
 * words of up to five letters only the last counts: "nurse" is not "purse".
 */
function isTypingError(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let before = 0;
  while (before < shorter && a[before] === b[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && a[a.length - 1 - behind] === b[b.length - 1 - behind]) behind += 1;
  const longer = Math.max(a.length, b.length);
  if (before + behind === longer - 1) return longer >= 6;
  const isSwap = a[before] === b[before + 1] && a[before + 1] === b[before];
  return isSwap && a.length === b.length && before + behind === longer - 2;
}
