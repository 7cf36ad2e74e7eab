// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The declarations of one block of tokens.css. */
function declared(selector: string): string[] {
  const start = tokens.indexOf(`${selector} {`);
  return [...tokens.slice(start, tokens.indexOf('\n}', start)).matchAll(/^ {2}(--[\w-]+):/gm)].map(
    ([, name = '']) => name,
  );
}

/** Every style sheet of the components and of the screens that use them. */
const sheets = globSync(['packages/{ui,market}/src/**/*.css', 'src/renderer/**/*.css'], { cwd: root });

/** The lengths in a style sheet's media queries. */
const widths = (css: string) =>
  [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/[\d.]+(?:rem|em|px)/g)].map(([width]) => width),
  );

test('marigold fills the main action of a pane, the mark of the logo, and nothing else', () => {
  const users = sheets.filter((file) => /color-(?:on-)?accent\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(users.filter((file) => !file.includes('/tokens/')).toSorted()).toEqual([
    'packages/market/src/Logo/Logo.module.css',
    'packages/market/src/MessageComposer/MessageComposer.module.css',
    'packages/ui/src/Button/Button.module.css',
    'packages/ui/src/fixtures/harmattan.css',
    'packages/ui/src/styles/tokens.css',
  ]);
});

describe('breakpoints', () => {
  const allowed = Array.from(tokens.matchAll(/--oja-breakpoint-\w+: (\S+);/g), ([, width]) => width);

  test('the breakpoints are few, in rem, in ascending order', () => {
    expect(allowed).toEqual(
      allowed
        .map((width) => `${Number.parseFloat(width ?? '')}rem`)
        .toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b)),
    );
    expect(allowed.length).toBeLessThan(6);
  });

  // Custom properties do not work in media queries, so the values are repeated there; this test compares them.
  test('every media query uses a breakpoint', () => {
    const violations = sheets.flatMap((file) =>
      widths(readFileSync(join(root, file), 'utf8'))
        .filter((width) => !allowed.includes(width))
        .map((width) => `${file}: ${width}`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(violations).toEqual([]);
  });
});

test('each mode declares the same tokens', () => {
  expect(declared("[data-theme='light']")).toEqual(declared("[data-theme='dark']"));
});

// The token pages show these descriptions.
test('every token has a description', () => {
  const described = new Set(Array.from(tokens.matchAll(/^ {2}(--[\w-]+): .*; \/\* .+\. \*\/$/gm), ([, name]) => name));
  expect([...declared(':root'), ...declared("[data-theme='dark']")].filter((name) => !described.has(name))).toEqual([]);
});
