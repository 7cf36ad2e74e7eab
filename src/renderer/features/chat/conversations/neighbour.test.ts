import { expect, it } from 'vitest';

import { neighbour } from './neighbour.ts';

const all = ['ada', 'bayo', 'chi'];

it.each([
  ['bayo', 1, 'chi'],
  ['bayo', -1, 'ada'],
  ['chi', 1, 'ada'],
  ['ada', -1, 'chi'],
  [undefined, 1, 'ada'],
  [undefined, -1, 'chi'],
  ['somebody new', 1, 'ada'],
] as const)('from %s, a step of %i leads to %s', (current, step, next) => {
  expect(neighbour(all, current, step)).toBe(next);
});

it('an empty list has no neighbour', () => {
  expect(neighbour([], undefined, 1)).toBeUndefined();
  expect(neighbour([], 'ada', -1)).toBeUndefined();
});
