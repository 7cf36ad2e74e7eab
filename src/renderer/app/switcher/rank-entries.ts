import { type Fit, FIT, matcherOf, type PlainName, plainNameOf } from './match-name.ts';

/** What can be found by its names. */
export interface Named {
  name: string;
  /** A second name, such as a user name. */
  userName?: string | undefined;
}

/** The best of the entries that fit a query. */
export interface Ranking<Entry> {
  entries: Entry[];
  /** How well the first of them fits; undefined without any. */
  best: Fit | undefined;
}

/** The prepared names: the same entries are compared at every key. */
const prepared = new WeakMap<Named, PlainName>();

function plainOf(entry: Named): PlainName {
  const known = prepared.get(entry);
  if (known) return known;
  const plain = plainNameOf(entry.name, entry.userName ?? '');
  prepared.set(entry, plain);
  return plain;
}

/**
 * Returns the entries that fit a query, the best first; equals keep their order, which is that of the last use.
 * @param entries the most recent first
 * @param max how many are returned at most
 */
export function rankEntries<Entry extends Named>(
  entries: readonly Entry[],
  query: string,
  max: number,
): Ranking<Entry> {
  const fitOf = matcherOf(query);
  const ranked = entries
    .flatMap((entry) => {
      const fit = fitOf(plainOf(entry));
      return fit === undefined ? [] : [{ entry, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit);
  // A name that is spelled as typed is meant: similar ones would only be in the way.
  const isSpelled = ranked.length > 0 && ranked[0]?.fit !== FIT.typo;
  const shown = isSpelled ? ranked.filter(({ fit }) => fit !== FIT.typo) : ranked;
  return { entries: shown.slice(0, max).map(({ entry }) => entry), best: shown[0]?.fit };
}
