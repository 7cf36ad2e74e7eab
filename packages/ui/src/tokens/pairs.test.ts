// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readDeclarations } from './design-tokens.ts';
import { DECORATION, PAIRS } from './pairs.ts';

const css = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const { shared, dark } = readDeclarations(css);
const roles = [...shared, ...dark].filter(({ kind }) => kind === 'color').map(({ step }) => step);
const judged = new Set([...PAIRS.text, ...PAIRS.marks].flatMap(({ front, ground }) => [front, ground]));

test('every colour role is in a pair, or is decoration', () => {
  expect(roles.length).toBeGreaterThan(30);
  expect(roles.filter((role) => !judged.has(role) && !DECORATION.includes(role))).toEqual([]);
});

test('every pair consists of existing roles', () => {
  expect([...judged, ...DECORATION].filter((role) => !roles.includes(role))).toEqual([]);
});
