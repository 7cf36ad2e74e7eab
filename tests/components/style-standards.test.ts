// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(path, 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/dist/**', '**/node_modules/**'] }).map((path) => join(root, path));
const places = '{packages/ui,packages/market,src/renderer,.storybook}/**';

/** The classes that a style sheet has rules for. */
function classesOf(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|url\([^)]*\)/g, '');
  return new Set(Array.from(rules.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name));
}

/**
 * A script's use of a style sheet: the class names it contains, and whether it computes others, as in `styles[tone]`.
 */
interface Use {
  sheet: string;
  named: string[];
  looksUp: boolean;
  source: string;
}

function usesIn(path: string): Use[] {
  const source = read(path);
  return Array.from(source.matchAll(/import (\w+) from '(\..+?\.module\.css)'/g), ([, name = '', sheet = '']) => {
    const named = Array.from(
      source.matchAll(new RegExp(`(?<![/\\w])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
      ([, dotted, quoted]) => dotted ?? quoted ?? '',
    );
    return {
      sheet: resolve(dirname(path), sheet),
      named,
      looksUp: new RegExp(`\\b${name}\\[(?!')`).test(source),
      source,
    };
  });
}

/** Whether a computed class name occurs as text in its folder: in the type of a prop, or in a list of kinds. */
function isWritten(name: string, uses: readonly Use[], folder: string): boolean {
  if (!uses.some(({ looksUp }) => looksUp)) return false;
  const scripts = globSync(join(folder, '*.{ts,tsx}')).filter((path) => !/\.(stories|test)\./.test(path));
  return [...uses.map(({ source }) => source), ...scripts.map(read)].some((source) =>
    new RegExp(`['\`]${name}['\`]|\\b${name}:`).test(source),
  );
}

/** Half of --oja-target, in rem. */
const HALF_TARGET = 1.375;

// Otherwise a press on a button that still moves begins on it and ends beside it: no click.
test('what appears moves by less than half the height of a button', () => {
  const moves = find(`${places}/*.css`).flatMap((path) =>
    Array.from(read(path).matchAll(/from \{[^}]*translate[XY]?\((-?[\d.]+)rem/g), ([, distance]) => ({
      path,
      distance: Math.abs(Number(distance)),
    })),
  );
  expect(moves.length).toBeGreaterThan(2);
  expect(moves.filter(({ distance }) => distance >= HALF_TARGET)).toEqual([]);
});

const uses = find(`${places}/*.{ts,tsx}`).flatMap(usesIn);

describe.for(find(`${places}/*.module.css`).map((path) => path.slice(root.length + 1)))('%s', (path) => {
  const sheet = join(root, path);
  const classes = classesOf(read(sheet));
  const here = uses.filter((use) => use.sheet === sheet);
  const named = new Set(here.flatMap((use) => use.named));

  test('has no unused class', () => {
    expect([...classes].filter((name) => !named.has(name) && !isWritten(name, here, dirname(sheet)))).toEqual([]);
  });

  test('has every class that a script uses', () => {
    expect([...named].filter((name) => !classes.has(name))).toEqual([]);
  });
});

test('a class name is read from a rule, not from a comment, a string or a URL', () => {
  expect(classesOf(".card:hover > .title { background: url(a.svg) '.b'; } /* .gone */ .a2 {}")).toEqual(
    new Set(['card', 'title', 'a2']),
  );
});
