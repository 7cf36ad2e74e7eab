import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import stylelint from 'stylelint';
import { expect, it } from 'vitest';

import plugin from './hover-plugin.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Returns the rule's errors for a style sheet. */
async function warningsOf(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    config: { plugins: [plugin], rules: { 'oja/hover-behind-media': true } },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

it('hover is refused outside a hover media query, also inside another query', async () => {
  expect(await warningsOf('.like:hover { color: red; }')).toHaveLength(1);
  expect(await warningsOf('@media (width >= 40rem) { .like:not(:hover) { color: red; } }')).toHaveLength(1);
});

it('hover is allowed inside a hover media query, and a pressed state anywhere', async () => {
  expect(
    await warningsOf(
      '@media (hover: hover) and (pointer: fine) { @supports (color: red) { .like:hover { color: red; } } }',
    ),
  ).toEqual([]);
  expect(await warningsOf('.like:active { color: red; }')).toEqual([]);
});

/** Style sheets inside TypeScript files. */
const written = globSync('{packages/server/src,src/main}/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).flatMap(
  (file) => {
    const texts = readFileSync(join(ROOT, file), 'utf8').matchAll(/`([^`]*:hover[^`]*)`/g);
    return Array.from(texts, ([, text = '']) => ({ file, css: text.replaceAll(/\$\{[^}]*\}/g, '') }));
  },
);

it.for(written)('the style sheet in $file uses :hover only inside a hover media query', async ({ css }) => {
  expect(await warningsOf(css)).toEqual([]);
});

it('the test finds the style sheets in the server’s sources', () => {
  expect(written.length).toBeGreaterThan(0);
});
