// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { luminance, type Rgba } from '../tokens/contrast.ts';

const root = join(import.meta.dirname, '../../../..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const TOKENS = ['packages/market/src/styles/tokens.css', 'packages/ui/src/styles/tokens.css'];
const readSheet = (file: string) => readFileSync(join(root, file), 'utf8');
const allTokens = TOKENS.map(readSheet).join('');

/** The names that one block of a style sheet of tokens declares. */
function declared(css: string, selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  return [...css.slice(start, css.indexOf('\n}', start)).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
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

test.for(TOKENS)('each mode declares the same tokens: %s', (file) => {
  const css = readSheet(file);
  expect(declared(css, "[data-theme='light']").length).toBeGreaterThan(5);
  expect(declared(css, "[data-theme='light']")).toEqual(declared(css, "[data-theme='dark']"));
});

// The token pages show these descriptions. A colour of the palette has none: its name is its hue and lightness.
test.for(TOKENS)('every token has a description: %s', (file) => {
  const css = readSheet(file);
  const described = new Set(Array.from(css.matchAll(/^ {2}(--[\w-]+): .*; \/\* .+\. \*\/$/gm), ([, name]) => name));
  const names = Array.from(
    css.slice(0, css.indexOf("\n[data-theme='light']")).matchAll(/^ {2}(--[\w-]+):/gm),
    ([, name = '']) => name,
  ).filter((name) => !name.startsWith('--oja-palette-'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

test('the library publishes no token that only the market uses', () => {
  const users = sheets.filter((file) => file.startsWith('packages/ui/')).map(readSheet);
  const roles = declared(tokens, "[data-theme='light']").filter((name) => name.startsWith('--oja-color-'));
  const ofTheMarket = roles.filter((name) => !users.some((css) => css.includes(`var(${name})`)));
  expect(ofTheMarket).toEqual([]);
});

/** Ten times CIE L*, rounded. */
const lightness = (colour: Rgba) => {
  const light = luminance(colour);
  const cube = light > 216 / 24_389 ? Math.cbrt(light) : ((24_389 / 27) * light + 16) / 116;
  return Math.round(1160 * cube - 160);
};

describe('the layers', () => {
  const palette = Array.from(
    allTokens.matchAll(/^ {2}--oja-palette-([a-z]+)-(\d+): (\S+);/gm),
    ([, hue, number, value]) => ({
      name: `${hue}-${number}`,
      number: Number(number),
      value: value ?? '',
    }),
  );

  test('the number of a colour of the palette is its lightness', () => {
    const wrong = palette.filter(({ number, value }) => {
      const digits = value.slice(1).padStart(6, value.slice(1));
      const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
      return value.startsWith('#') && lightness([red, green, blue, 1]) !== number;
    });
    expect(wrong).toEqual([]);
    expect(palette.length).toBeGreaterThan(50);
  });

  test('every colour of the palette has a role', () => {
    expect(palette.filter(({ name }) => !allTokens.includes(`var(--oja-palette-${name})`))).toEqual([]);
  });

  test('a role takes its colour from the palette; Google’s are by its brand rules', () => {
    const raw = Array.from(
      allTokens.matchAll(/^ {2}--oja-color-([\w-]+): (?!var\(--oja-palette-)/gm),
      ([, role = '']) => role,
    );
    expect(raw.filter((role) => !role.startsWith('google-'))).toEqual([]);
  });

  test('no component uses the palette', () => {
    const users = sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes('--oja-palette-'));
    expect(users.toSorted()).toEqual(TOKENS);
  });
});
