import { expect, it } from 'vitest';

import { AREAS_BY_STATE, STATE_ALIASES } from './areas.ts';
import { LGAS_BY_STATE, STATES, lgasOf, statesOf } from './places.ts';

/** The official number of local governments of each state, in the order of STATES. */
const COUNTS = [
  17, 21, 31, 21, 20, 8, 23, 27, 18, 25, 13, 18, 16, 17, 6, 11, 27, 27, 23, 44, 34, 21, 21, 16, 20, 13, 25, 20, 18, 30,
  33, 17, 23, 23, 16, 17, 14,
];

it('there are 37 states with 774 local governments, each once, in alphabetical order', () => {
  expect(STATES).toHaveLength(37);
  expect(STATES).toEqual(STATES.toSorted());
  const lists = Object.values(LGAS_BY_STATE);
  expect(lists.map(({ length }) => length)).toEqual(COUNTS);
  expect(lists.flat()).toHaveLength(774);
  for (const lgas of lists) expect(lgas).toEqual([...new Set(lgas)].toSorted());
});

it('a local government leads to its state, and one name to several states', () => {
  expect(lgasOf('Lagos')).toContain('Eti Osa');
  expect(lgasOf('constructor')).toEqual([]);
  expect(statesOf('Abuja Municipal Area Council')).toEqual(['Federal Capital Territory']);
  expect(statesOf('Surulere')).toEqual(['Lagos', 'Oyo']);
  expect(statesOf('Yaba')).toEqual([]);
  const shared = [...new Set(Object.values(LGAS_BY_STATE).flat())].filter((lga) => statesOf(lga).length > 1);
  expect(shared.toSorted()).toEqual(['Bassa', 'Ifelodun', 'Irepodun', 'Nasarawa', 'Obi', 'Surulere']);
});

it('each area lies in local governments of its state, and none has the name of a state', () => {
  for (const [state, areas] of Object.entries(AREAS_BY_STATE))
    for (const [area, lgas] of Object.entries(areas)) {
      expect([area, lgas.length]).not.toEqual([area, 0]);
      expect([area, lgas.filter((lga) => !lgasOf(state).includes(lga))]).toEqual([area, []]);
      expect(STATES).not.toContain(area);
    }
  expect(AREAS_BY_STATE.Lagos?.Yaba).toEqual(['Lagos Mainland']);
  for (const state of Object.values(STATE_ALIASES)) expect(STATES).toContain(state);
});
