// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** What one block of tokens.css declares. */
function declared(selector: string): string[] {
  const start = tokens.indexOf(`${selector} {`);
  return [...tokens.slice(start, tokens.indexOf('\n}', start)).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
}

/** Every style sheet of the components and of the screens that use them. */
const sheets = globSync(['packages/ui/{src,screens}/**/*.css', 'src/renderer/**/*.css'], { cwd: root });

/** The lengths that a style sheet's media queries compare with. */
const widths = (css: string) => [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) => [...query.matchAll(/[\d.]+(?:rem|em|px)/g)].map(([width]) => width));

describe('breakpoints', () => {
  const allowed = Array.from(tokens.matchAll(/--oja-breakpoint-\w+: (\S+);/g), ([, width]) => width);

  test('there are a few, in rem, from small to large', () => {
    expect(allowed).toEqual(allowed.map((width) => `${Number.parseFloat(width ?? '')}rem`).toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b)));
    expect(allowed.length).toBeLessThan(6);
  });

  // Custom properties do not work in media queries, so that the values are repeated there; here they are held together.
  test('every media query keeps to them', () => {
    const strays = sheets.flatMap((file) => widths(readFileSync(join(root, file), 'utf8')).filter((width) => !allowed.includes(width)).map((width) => `${file}: ${width}`));
    expect(sheets.length).toBeGreaterThan(50);
    expect(strays).toEqual([]);
  });
});

test('what one mode declares the other does as well', () => {
  expect(declared("[data-theme='light']")).toEqual(declared("[data-theme='dark']"));
});

// The pages of tokens show these words to designers.
test('every token says what it is for', () => {
  const described = new Set(Array.from(tokens.matchAll(/^ {2}(--[\w-]+): .*; \/\* .+\. \*\/$/gm), ([, name]) => name));
  expect([...declared(':root'), ...declared("[data-theme='dark']")].filter((name) => !described.has(name))).toEqual([]);
});
