import { AREAS_BY_STATE, STATE_ALIASES } from './areas.ts';
import { fold } from './fold.ts';
import { STATES, lgasOf } from './places.ts';

/** What a place's name can mean: in each of these states these local governments, or with none the whole state. */
export type PlaceMeaning = ReadonlyMap<string, readonly string[]>;

/** The words of a text as the names of places are compared: without case, accents, apostrophes and signs. */
export function placeWordsOf(text: string): string[] {
  return fold(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const keyOf = (name: string) => placeWordsOf(name).join(' ');

/**
 * The names of all places, as words of `placeWordsOf` with a space between them, and what each can mean. A name that is
 * also a state means the state; a well-known town means all local governments in which it lies.
 * @returns a map of the caller's own
 */
export function readPlaceNames(): Map<string, PlaceMeaning> {
  const names = new Map<string, Map<string, readonly string[]>>();
  const add = (name: string, state: string, lgas: readonly string[]) => {
    const meaning = names.get(keyOf(name)) ?? new Map<string, readonly string[]>();
    names.set(keyOf(name), meaning.set(state, [...new Set([...(meaning.get(state) ?? []), ...lgas])]));
  };
  for (const state of STATES) {
    for (const lga of lgasOf(state)) add(lga, state, [lga]);
    for (const [area, lgas] of Object.entries(AREAS_BY_STATE[state] ?? {})) add(area, state, lgas);
  }
  for (const state of STATES) names.set(keyOf(state), new Map([[state, []]]));
  for (const [alias, state] of Object.entries(STATE_ALIASES)) names.set(keyOf(alias), new Map([[state, []]]));
  return names;
}
