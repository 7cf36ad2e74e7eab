import areaNames from './area-names.json' with { type: 'json' };

/**
 * Well-known towns, areas and markets of each state, and the local governments in which each lies. "GRA", "Sabon Gari"
 * and a few other names are in several states. Names of states are not among them. Compiled by hand.
 */
export const AREAS_BY_STATE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = areaNames;

/** Other names of states. */
export const STATE_ALIASES: Readonly<Record<string, string>> = {
  Abuja: 'Federal Capital Territory',
  FCT: 'Federal Capital Territory',
  Nassarawa: 'Nasarawa',
};
