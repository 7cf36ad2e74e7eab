import { AREAS_BY_STATE } from '@oja/contract/areas';
import { placeWordsOf, readPlaceNames } from '@oja/contract/named-places';
import { STATES, lgasOf } from '@oja/contract/places';

/** Where a post is: a state, and one of its local governments if that is known too. */
export interface StructuredPlace {
  state: string | null;
  lga: string | null;
}

/** Words after which a name is that of a street, not of the place. */
const STREETS = new Set([
  'road',
  'rd',
  'street',
  'str',
  'st',
  'way',
  'avenue',
  'ave',
  'close',
  'crescent',
  'expressway',
]);

/** Names of local governments this short are also names of people: they count only beside the name of their state. */
const SHORT = 3;

const MEANINGS = readPlaceNames();
const LONGEST = Math.max(...[...MEANINGS.keys()].map((name) => name.split(' ').length));
const SHORT_LGAS = new Set(
  STATES.flatMap((state) => {
    const areas = Object.keys(AREAS_BY_STATE[state] ?? {});
    return lgasOf(state).filter((lga) => lga.length <= SHORT && !areas.includes(lga));
  }).map((lga) => placeWordsOf(lga).join(' ')),
);

/** The names in a text, the longest first where several begin at one word. */
function namesIn(text: string): string[] {
  const words = placeWordsOf(text);
  const names: string[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, index) => index + 1);
    const length = lengths.findLast((each) => MEANINGS.has(words.slice(at, at + each).join(' '))) ?? 0;
    if (length > 0 && !STREETS.has(words[at + length] ?? '')) names.push(words.slice(at, at + length).join(' '));
    at += Math.max(length, 1);
  }
  return names;
}

const meaningsOf = (names: readonly string[]) => names.flatMap((name) => MEANINGS.get(name) ?? []);

/**
 * Derives the place from the text that a vendor typed as location, such as "Computer Village, Ikeja, Lagos". Only what
 * all names in it agree on is derived: "Surulere" is in two states, and "Ibadan" is five local governments.
 */
export function derivePlace(location: string): StructuredPlace {
  const names = namesIn(location);
  const clear = meaningsOf(names.filter((name) => !SHORT_LGAS.has(name)));
  const states = STATES.filter((state) => clear.length > 0 && clear.every((meaning) => meaning.has(state)));
  const [state] = states;
  if (state === undefined || states.length > 1) return { state: null, lga: null };
  const candidates = meaningsOf(names)
    .map((meaning) => meaning.get(state) ?? [])
    .filter((lgas) => lgas.length > 0);
  const lgas = lgasOf(state).filter((lga) => candidates.length > 0 && candidates.every((each) => each.includes(lga)));
  return { state, lga: lgas.length === 1 ? (lgas[0] ?? null) : null };
}
