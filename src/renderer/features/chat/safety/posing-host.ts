import type { KnownSite } from './known-sites.ts';
import { looksOf } from './letters-alike.ts';

/** Below this a name is a syllable that many honest addresses have. */
const DISTINCT = 5;
/** Below this, one letter makes another word. */
const DISTINCT_AT_A_GLANCE = 6;

/** What is put beside a known name to lead people on. */
const BAIT =
  /^(?:login|log|signin|sign|secure|security|verify|verification|verified|update|bvn|nin|kyc|bonus|promo|reward|rewards|claim|gift|gifts|win|free|deals?|offers?|escrow|pay|payment|payments|support|help|online|bank|banking|app|portal|account|ng|nigeria|plc|card|loan|grant|com|customer|service|official)+$/u;

/** Words of BAIT that are an address’s honest end as well. */
const COMMON_ENDS = new Set(['com', 'ng', 'app', 'bank', 'online']);

const isWithin = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

/** The words of a host, and those that neighbours make together: "first-bank" is "first", "bank" and "firstbank". */
function wordsOf(host: string): { single: string[]; joined: string[] } {
  const single = host.split(/[.-]/u).filter(Boolean);
  const joined = host.split('.').flatMap((label) => {
    const words = label.split('-').filter(Boolean);
    return words.flatMap((_, start) =>
      [2, 3]
        .map((count) => words.slice(start, start + count))
        .filter(({ length }) => length > 1)
        .map((some) => some.join('')),
    );
  });
  return { single, joined };
}

/** The names are few and always the same: their looks are worked out once. */
const knownLooks = new Map<string, string>();

function looksOfName(name: string): string {
  const looks = knownLooks.get(name) ?? looksOf(name);
  knownLooks.set(name, looks);
  return looks;
}

/** Whether one letter added, left out, changed, or swapped with its neighbour makes one word the other (edit distance 1). */
function isOneLetterApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  if (one.length > other.length) return restOfOne.slice(1) === restOfOther;
  if (one.length < other.length) return restOfOne === restOfOther.slice(1);
  const isSwapped =
    restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2);
  return isSwapped || restOfOne.slice(1) === restOfOther.slice(1);
}

/** Whether a word of an address passes for a name. */
function passesFor({ word, looks }: { word: string; looks: string }, name: string, isBaited: boolean): boolean {
  if (word === name) return name.length >= DISTINCT || isBaited;
  const nameLooks = looksOfName(name);
  if (looks === nameLooks) return name.length >= 4;
  if (name.length >= DISTINCT_AT_A_GLANCE && isOneLetterApart(looks, nameLooks)) return true;
  return word.startsWith(name) && BAIT.test(word.slice(name.length));
}

/**
 * Whether a host poses as a site that it is not: its name near a known one by look or by one letter, a known name among
 * words that lead people on, or a real address at the front of another ("gtbank.com.secure.xyz").
 * @param host as it was typed
 */
export function isPosing(host: string, sites: readonly KnownSite[]): boolean {
  if (sites.some(({ hosts }) => hosts.some((site) => isWithin(host, site)))) return false;
  const { single, joined } = wordsOf(host);
  const words = [...new Set([...single.slice(0, -1), ...joined])].map((word) => ({ word, looks: looksOf(word) }));
  const isBaited = single.some((word) => BAIT.test(word) && !COMMON_ENDS.has(word));
  return sites.some(
    ({ name, hosts }) =>
      hosts.some((site) => host.includes(`${site}.`) || host.includes(`${site}-`)) ||
      words.some((word) => passesFor(word, name, isBaited)),
  );
}
