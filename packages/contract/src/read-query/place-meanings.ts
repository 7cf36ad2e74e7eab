import { type PlaceMeaning, readPlaceNames } from '../named-places.ts';

import { phrasesOf } from './query-words.ts';

/** Of names in several states the one that nearly all buyers mean. */
const USUAL_STATES: Readonly<Record<string, string>> = { garki: 'Federal Capital Territory' };

/** Other names of states, local governments and areas: short forms as people say them, and frequent spellings. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'port harcourt': 'ph, phc, p h, portharcourt, ph city, garden city',
  'victoria island': 'v i',
  lekki: 'lekki phase',
  wuse: 'wuse zone',
  lagos: 'eko, lasgidi, las gidi, gidi, lag',
  abuja: 'abj, f c t',
  calabar: 'calaba',
  onitsha: 'onisha',
  'ijebu ode': 'ijebu',
  'sango ota': 'sango otta',
  ikeja: 'ikeja gra, gra ikeja',
};

/** Names that are words, given names or goods as well: they are places only behind "in" or before "state". */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  phrasesOf(`
    abi, ado, akko, apa, apata, asa, atiba, awe, bade, bali, bama, bayo, big qua, boki, borgu, bori, boripe, bosso,
    brass, brigade, buji, challenge, chevron, cms, dala, dandi, danja, dass, doma, donga, ede, edu, efon, fika,
    fune, gada, gaya, gidi, girei, giwa, gra, gudu, guma, high level, hong, ibi, idi, ido, idu, ife, ika, ikon, ila,
    ini, isa, isara, isin, itam, itu, ivo, jada, jega, jere, jericho, kabo, kado, kaga, kala, kanam, karshi, kaura,
    kura, lag, lapai, lau, lere, logo, machina, mafa, mani, marina, marte, maru, maryland, masha, mashi, mbo, moba,
    moro, muya, oba, obi, odo, offa, oju, ola oluwa, ona ara, onna, ore, ori ire, ose, owo, oye, oyi, oyun, rafi,
    rano, rimi, rogo, roni, sabo, shani, shira, singer market, soba, song, sule, suru, tai, tanke, taura, terminus,
    tofa, toro, toto, trade fair, ukwa, uli, uniport, ussa, wamba, wase, yala, zaki, zing
  `),
);

/** The names of all places, and the short forms of queries, with what each can mean. */
export function readQueryPlaces(): Map<string, PlaceMeaning> {
  const names = readPlaceNames();
  for (const [name, state] of Object.entries(USUAL_STATES)) {
    const lgas = names.get(name)?.get(state);
    if (lgas) names.set(name, new Map([[state, lgas]]));
  }
  for (const [name, others] of Object.entries(SHORT_NAMES)) {
    const meaning = names.get(name);
    for (const other of phrasesOf(others)) if (meaning && !names.has(other)) names.set(other, meaning);
  }
  return names;
}

/** Whether a name needs "in" or "state" beside it to be a place. */
export function isAmbiguousPlace(name: string): boolean {
  return AMBIGUOUS.has(name);
}

/**
 * What several names mean together: "yaba lagos", "sabon gari zaria". A name that is in several states is in those that
 * the others name; of two names of one state the narrower decides.
 */
export function placesTogether(meanings: readonly PlaceMeaning[]): { state?: string[]; lga?: string[] } {
  const certain = new Set(meanings.flatMap((each) => (each.size === 1 ? [...each.keys()] : [])));
  const chosen = new Map<string, string[]>();
  const open: PlaceMeaning[] = [];
  for (const meaning of meanings) {
    const states = [...meaning].filter(([state]) => certain.has(state));
    if (states.length === 0) open.push(meaning);
    for (const [state, lgas] of states) chosen.set(state, narrower(chosen.get(state), lgas));
  }
  if (chosen.size === 0) {
    // In several states: what all of them call the same is a local government, and no state is named.
    const lgas = new Set(open.flatMap((meaning) => [...meaning.values()].flat()));
    return lgas.size === 1 ? { lga: [...lgas] } : {};
  }
  const lgas = [...chosen.values()];
  const isNarrow = lgas.every((each) => each.length > 0);
  return { state: [...chosen.keys()], ...(isNarrow && { lga: lgas.flat() }) };
}

function narrower(known: readonly string[] | undefined, lgas: readonly string[]): string[] {
  if (!known || known.length === 0) return [...lgas];
  if (lgas.length === 0) return [...known];
  const common = known.filter((each) => lgas.includes(each));
  return common.length > 0 ? common : [...new Set([...known, ...lgas])];
}
