import type { KnownSite } from './known-sites.ts';
import { lookalikeForm } from './letters-alike.ts';

/** A shorter name occurs as a syllable in many honest addresses. */
const DISTINCT = 5;
/** In a shorter name, one changed letter makes another word. */
const DISTINCT_AT_A_GLANCE = 6;

/** Words that scammers combine with a known name. */
const BAIT =
  /^(?:login|log|signin|sign|secure|security|verify|verification|verified|update|bvn|nin|kyc|bonus|promo|reward|rewards|claim|gift|gifts|win|free|deals?|offers?|escrow|pay|payment|payments|support|help|online|bank|banking|app|portal|account|ng|nigeria|plc|card|loan|grant|com|customer|service|official)+$/u;

/** Words of BAIT that honest addresses also end with. */
const COMMON_ENDS = new Set(['com', 'ng', 'app', 'bank', 'online']);

const isWithin = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

/** The words of a host, and combinations of adjacent ones: "first-bank" gives "first", "bank" and "firstbank". */
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

/** A cache: the known names are few and never change. */
const knownLooks = new Map<string, string>();

function looksOfName(name: string): string {
  const looks = knownLooks.get(name) ?? lookalikeForm(name);
  knownLooks.set(name, looks);
  return looks;
}

/** Whether two words differ by one added, removed or changed letter, or by two swapped neighbours (edit distance 1). */
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

/** Whether a word of an address can be mistaken for a name. */
function canPassFor({ word, looks }: { word: string; looks: string }, name: string, isBaited: boolean): boolean {
  if (word === name) return name.length >= DISTINCT || isBaited;
  const nameLooks = looksOfName(name);
  if (looks === nameLooks) return name.length >= 4;
  if (name.length >= DISTINCT_AT_A_GLANCE && isOneLetterApart(looks, nameLooks)) return true;
  return word.startsWith(name) && BAIT.test(word.slice(name.length));
}

/**
 * Whether a host imitates another site: its name resembles a known one or differs by one letter, it combines a known
 * name with typical scam words, or it begins with a real address ("gtbank.com.secure.xyz").
 * @param host as typed
 */
export function isPosing(host: string, sites: readonly KnownSite[]): boolean {
  if (sites.some(({ hosts }) => hosts.some((site) => isWithin(host, site)))) return false;
  const { single, joined } = wordsOf(host);
  const words = [...new Set([...single.slice(0, -1), ...joined])].map((word) => ({ word, looks: lookalikeForm(word) }));
  const isBaited = single.some((word) => BAIT.test(word) && !COMMON_ENDS.has(word));
  return sites.some(
    ({ name, hosts }) =>
      hosts.some((site) => host.includes(`${site}.`) || host.includes(`${site}-`)) ||
      words.some((word) => canPassFor(word, name, isBaited)),
  );
}
