import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';

import { componentStories, screenStories, storiesOf, type StoryFile } from './stories.ts';

const baselines = join(import.meta.dirname, '../../.storybook/screenshots');
const REPOSITORY = join(import.meta.dirname, '../..');
const LIBRARY = join(import.meta.dirname, '../../packages/ui/src');
const MARKET = join(import.meta.dirname, '../../packages/market/src');
const nameOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';

const isComponent = (path: string) => path.split('/').at(-2) === nameOf(path);
/** Library parts by file name. Other names that guides mention are listed below. */
const partsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(/[/\\]/).at(-1)?.split('.')[0]);
const libraryParts = new Set(partsIn(LIBRARY));
const parts = new Set([...libraryParts, ...partsIn(MARKET)]);
const OTHER_NAMES = new Set(['JavaScript', 'ToastRegion', 'useRef']);
/** Words of the market, which the library does not know. */
const OF_THE_MARKET =
  /\b(?:(?:vendor|seller|buyer|customer|advert|market|post|feed|chat)s?|likes|(?:a|the) like|categor(?:y|ies)|naira)\b/i;
/** A term of languages, not of a market. */
const PLURAL_CATEGORY = 'packages/ui/src/LocaleProvider/format-message.ts';
const written = (lines: unknown) =>
  Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string' && line.length > 8);

describe.for(Object.entries(componentStories).filter(([path]) => isComponent(path)))('%s', ([path, file]) => {
  const { guide } = file.default.parameters ?? {};

  test('the guide says when to use the component and when not, what to do and what not, and its keys', () => {
    expect(guide?.status).toMatch(/^(stable|new|deprecated)$/);
    expect([guide?.use, guide?.avoid, guide?.do, guide?.dont].map(written)).toEqual([true, true, true, true]);
    expect(guide?.keyboard.every(([keys, effect]) => keys !== '' && effect !== '')).toBe(true);
  });

  test('the guide names no part that does not exist, and the library’s no part of the market', () => {
    const lines = [guide?.use, guide?.avoid, guide?.do, guide?.dont].flat().join(' ');
    const named = lines.match(/\b(?:use[A-Z]\w+|(?:[A-Z][a-z]+){2,})\b/g) ?? [];
    const known = path.includes('/ui/') ? libraryParts : parts;
    expect(named.filter((name) => !known.has(name) && !OTHER_NAMES.has(name))).toEqual([]);
  });

  test.runIf(path.includes('/ui/src/'))('the guide speaks of no market', () => {
    const lines = [guide?.use, guide?.avoid, guide?.do, guide?.dont].flat();
    expect(lines.filter((line) => OF_THE_MARKET.test(line ?? ''))).toEqual([]);
  });

  test('it is filed where its package belongs', () => {
    const isOfMarket = /^(?:Market|Adverts|Chat|Landing)\//.test(file.default.title);
    expect(isOfMarket && path.includes('/ui/src/')).toBe(false);
  });

  test('one story shows an overview of all states', () => {
    expect(
      storiesOf(file)
        .filter(([, { tags }]) => tags?.includes('overview'))
        .map(([name]) => name),
    ).toEqual(['Overview']);
  });
});

describe.for(Object.entries(screenStories))('%s', ([path, file]) => {
  test('the stories show a whole screen on phone and desktop, in the journey of its folder', () => {
    const journey = path.split('/').at(-2) ?? '';
    expect(file.default.title).toBe(`Screens/${journey.charAt(0).toUpperCase()}${journey.slice(1)}/${nameOf(path)}`);
    const screens = storiesOf(file).filter(([, { tags }]) => !tags?.includes('!screen'));
    const widths = screens.map(([, story]) => story.globals?.viewport?.value);
    expect(widths).toEqual(['phone', 'desktop']);
  });
});

/** The baselines that a story file should have: one for each photographed story and mode. */
function baselinesOf(file: StoryFile): string[] {
  return storiesOf(file)
    .filter(([, story]) => {
      const tags = [...(file.default.tags ?? []), ...(story.tags ?? [])];
      const isScreen =
        tags.includes('screen') &&
        !tags.includes('!screen') &&
        ['phone', 'desktop'].includes(story.globals?.viewport?.value ?? '');
      return isScreen || tags.includes('overview');
    })
    .flatMap(([name]) =>
      ['dark', 'light'].map((mode) => `${toId(file.default.title, storyNameFromExport(name))}.${mode}.webp`),
    );
}

test('doc comments, texts and tokens of the library speak of no market', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx,css}', { cwd: REPOSITORY }).filter(
    (file) => !/\.(?:stories|test)\.|\/(?:fixtures|tokens)\//.test(file) && file !== PLURAL_CATEGORY,
  );
  expect(files.length).toBeGreaterThan(150);
  const lines = files.flatMap((file) => {
    const source = readFileSync(join(REPOSITORY, file), 'utf8');
    const texts = file.endsWith('messages.ts') ? [source] : (source.match(/\/\*[^]*?\*\//g) ?? []);
    return texts.flatMap((text) => text.split('\n')).map((line) => `${file}: ${line.trim()}`);
  });
  expect(lines.filter((line) => OF_THE_MARKET.test(line))).toEqual([]);
});

test('every baseline belongs to a photographed story, and every photographed story has two baselines', () => {
  const expected = [...Object.values(componentStories), ...Object.values(screenStories)]
    .flatMap(baselinesOf)
    .toSorted();
  const existing = existsSync(baselines)
    ? readdirSync(baselines)
        .filter((file) => file.endsWith('.webp'))
        .toSorted()
    : [];
  expect(existing).toEqual(expected);
});
