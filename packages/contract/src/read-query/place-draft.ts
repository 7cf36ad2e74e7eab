import type { PlaceMeaning } from '../named-places.ts';

import { type Phrase, rangeOf } from './find-phrases.ts';
import { BEFORE_PLACES, BEHIND_PLACES, CONNECTORS, IN_PLACES, NOT_BEHIND_PLACES } from './other-phrases.ts';
import { isAmbiguousPlace, placesTogether } from './place-meanings.ts';
import type { QueryWord } from './query-words.ts';
import type { Draft } from './query-chips.ts';

interface PlacePhrase {
  start: number;
  end: number;
  place: PlaceMeaning;
  isAmbiguous: boolean;
  isExact: boolean;
}

/** The chip of the places in a query, of which there is at most one. */
export function placeDraft(
  words: readonly QueryWord[],
  phrases: readonly Phrase[],
  priceWords: ReadonlySet<number>,
): Draft[] {
  const places = phrases.flatMap(({ start, end, meaning, isExact }): PlacePhrase[] =>
    meaning.kind === 'place'
      ? [{ start, end, place: meaning.place, isAmbiguous: isAmbiguousPlace(meaning.name), isExact }]
      : [],
  );
  const covered = new Set(priceWords);
  for (const { start, end } of phrases) for (const at of rangeOf(start, end)) covered.add(at);
  const hasGoods = phrases.some(({ meaning }) => meaning.kind === 'goods');
  const meant = places.filter((place, at) =>
    isMeant(place, { words, beside: [places[at - 1], places[at + 1]], covered, hasGoods }),
  );
  if (meant.length === 0) return [];
  const filters = placesTogether(meant.map(({ place }) => place));
  if (!filters.state && !filters.lga) return [];
  return [
    {
      kind: 'place',
      filters,
      at: meant.flatMap(({ start, end }) => [...rangeOf(start, end), ...suffixOf(words, end)]),
    },
  ];
}

interface Surroundings {
  words: readonly QueryWord[];
  /** The places before and behind it. */
  beside: readonly (PlacePhrase | undefined)[];
  /** Words of a phrase or a price. */
  covered: ReadonlySet<number>;
  hasGoods: boolean;
}

/** Whether a name is that of a place, and no part of another name: not "ikeja electric", not "aba made shoes". */
function isMeant(
  { start, end, isAmbiguous, isExact }: PlacePhrase,
  { words, beside, covered, hasGoods }: Surroundings,
): boolean {
  const previous = words[start - 1]?.folded ?? '';
  const next = words[end];
  if (next && NOT_BEHIND_PLACES.has(next.stem)) return false;
  if (next && BEHIND_PLACES.has(next.folded)) return !NOT_BEHIND_PLACES.has(words[end + 1]?.stem ?? '');
  if (words[start]?.gap.includes('📍')) return true;
  const isJoined = (last: number, first: number) =>
    first === last || (first === last + 1 && CONNECTORS.has(words[last]?.folded ?? ''));
  const isBeside = (other: PlacePhrase) => isJoined(end, other.start) || isJoined(other.end, start);
  if (beside.some((other) => other && !other.isAmbiguous && isBeside(other))) return true;
  if (isAmbiguous) return IN_PLACES.has(previous);
  if (BEFORE_PLACES.has(previous)) return true;
  const isLast = !next || covered.has(end) || CONNECTORS.has(next.folded);
  if (hasGoods || words.length === end - start) return true;
  return isExact && isLast && (start > 0 || covered.has(end));
}

/** The word "state" behind a name. */
function suffixOf(words: readonly QueryWord[], end: number): number[] {
  return BEHIND_PLACES.has(words[end]?.folded ?? '') ? [end] : [];
}
