// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { MARKET_DECORATION, MARKET_PAIRS } from '../../.storybook/tokens/market-pairs.ts';
import { readDeclarations } from '../../packages/ui/src/tokens/design-tokens.ts';

const rolesOf = (home: string) => {
  const css = readFileSync(join(import.meta.dirname, `../../packages/${home}/src/styles/tokens.css`), 'utf8');
  const { shared, dark } = readDeclarations(css);
  return [...shared, ...dark].filter(({ kind }) => kind === 'color').map(({ step }) => step);
};
const judged = new Set([...MARKET_PAIRS.text, ...MARKET_PAIRS.marks].flatMap(({ front, ground }) => [front, ground]));

test('every colour role of the market is in a pair, or is decoration', () => {
  const roles = rolesOf('market');
  expect(roles.length).toBeGreaterThan(10);
  expect(roles.filter((role) => !judged.has(role) && !MARKET_DECORATION.includes(role))).toEqual([]);
});

test('every pair of the market consists of existing roles, and no role is in both style sheets', () => {
  const roles = [...rolesOf('ui'), ...rolesOf('market')];
  expect([...judged, ...MARKET_DECORATION].filter((role) => !roles.includes(role))).toEqual([]);
  expect(new Set(roles).size).toBe(roles.length);
});
