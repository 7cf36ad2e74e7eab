// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readDeclarations, toDesignTokens } from './design-tokens.ts';

const css = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const tokens = toDesignTokens(css);

test('the export has every token, and both modes have the same colours', () => {
  const { shared, dark, light } = readDeclarations(css);
  const names = new Set(Array.from(css.matchAll(/^ {2}(--oja-[\w-]+):/gm), ([, name]) => name));
  // It says which parts the browser draws: a design tool has no use for it.
  names.delete('--oja-scheme');
  expect(new Set([...shared, ...dark].map(({ name }) => name))).toEqual(names);
  expect(light.map(({ name }) => name)).toEqual(dark.map(({ name }) => name));
  const modes = tokens['color'] ?? {};
  expect(Object.keys(modes).toSorted()).toEqual(['dark', 'light']);
  const [first, second] = Object.values(modes).map((colours) => Object.keys(colours));
  expect(first).toEqual(second);
});

test('a token has its meaning, and the heading that it is below', () => {
  const { shared, dark } = readDeclarations(css);
  const describe = (wanted: string) => {
    const { group, meaning } = [...shared, ...dark].find(({ name }) => name === wanted) ?? {};
    return { group, meaning };
  };
  expect(describe('--oja-space-4')).toEqual({ group: 'Space', meaning: expect.stringMatching(/./) });
  expect(describe('--oja-color-ink')).toEqual({ group: 'Text', meaning: 'Text.' });
  expect(describe('--oja-motion-slow')).toEqual({
    group: 'Motion',
    meaning: 'A short animation that is watched.',
  });
});

test('the values have the types of the format', () => {
  expect(tokens).toMatchObject({
    palette: {
      'chalk-1000': { $type: 'color', $value: { components: [1, 1, 1], hex: '#ffffff' } },
      'veil-720': { $type: 'color', $value: { components: [6 / 255, 8 / 255, 22 / 255], alpha: 0.72 } },
    },
    button: { radius: { $value: '{radius.full}' } },
    space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
    text: {
      hero: {
        $type: 'dimension',
        $value: { value: 5.25, unit: 'rem' },
        $extensions: { 'ng.oja.css': 'clamp(2.75rem, 1rem + 4.6vw, 5.25rem)' },
      },
    },
    weight: { bold: { $type: 'fontWeight', $value: 700 } },
    motion: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    ease: { base: { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] } },
    color: {
      dark: { scrim: { $value: '{palette.veil-720}' } },
      light: { field: { $value: '{palette.chalk-1000}' } },
    },
    elevation: {
      dark: { 1: { $type: 'shadow', $value: { offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.5 } } } },
    },
  });
});

test('every reference names a token of the export', () => {
  const references = Array.from(
    JSON.stringify(tokens).matchAll(/"\{([\w-]+)\.([\w-]+)\}"/g),
    ([, kind = '', step = '']) => [kind, step],
  );
  expect(references.length).toBeGreaterThan(70);
  expect(references.filter(([kind = '', step = '']) => !Object.hasOwn(tokens[kind] ?? {}, step))).toEqual([]);
});
