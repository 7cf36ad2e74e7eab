import placeNames from './place-names.json' with { type: 'json' };

/*
 * The names are those of nigerian-states-and-lgas 1.0.8 (npm, ISC licence, by Chinonso Sunday Dimgba), in alphabetical
 * order, with its spelling errors corrected. A few kilobytes: the renderer loads this module lazily.
 */

/** The local governments of each state in alphabetical order: 36 states and the Federal Capital Territory. */
export const LGAS_BY_STATE: Readonly<Record<string, readonly string[]>> = placeNames;

/** The 37 states in alphabetical order. */
export const STATES: readonly string[] = Object.keys(LGAS_BY_STATE);

/** The local governments of a state; none of an unknown one. */
export function lgasOf(state: string): readonly string[] {
  return Object.hasOwn(LGAS_BY_STATE, state) ? (LGAS_BY_STATE[state] ?? []) : [];
}

/** The states that have a local government of this name: several for six names, for example "Surulere". */
export function statesOf(lga: string): string[] {
  return STATES.filter((state) => lgasOf(state).includes(lga));
}
