import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { createElement, isValidElement, Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { LocaleProvider, type Message, type Messages } from '../../packages/ui/src/LocaleProvider/LocaleProvider.tsx';
import { initialsOf } from '../../packages/ui/src/Avatar/initials.ts';
import { dismissToast, useToasts } from '../../packages/ui/src/Toast/toast-store.ts';
import { stubBrowser } from './browser-stubs.ts';
import { componentStories, storiesOf } from './stories.ts';

stubBrowser();
beforeAll(async () => {
  // Toasts of other test files in the same environment are not this component's texts.
  const { result, unmount } = renderHook(useToasts);
  await waitFor(() => {
    act(() => result.current.forEach(({ id }) => dismissToast(id)));
    if (result.current.length > 0) throw new Error('A toast is still shown.');
  });
  unmount();
});
afterEach(cleanup);

const files = import.meta.glob<{ MESSAGES: Readonly<Record<string, Message>> }>(
  '../../packages/{ui,market}/src/*/messages.ts',
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../packages/{ui,market}/src/*/*.{ts,tsx}', '!**/*.{test,stories}.*', '!**/messages.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The component's name, from its folder: `chat-time` is ChatTime. */
const nameOf = (path: string) =>
  (path.split('/').at(-2) ?? '').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Greek letters in place of Latin ones, except in placeholders: nobody takes them for English, nor does a test. */
const ALPHA = 'α'.charCodeAt(0);
const pseudoText = (text: string) =>
  text.replaceAll(/\{\w+\}|[a-z]/gi, (found) =>
    found.startsWith('{') ? found : String.fromCharCode(ALPHA + (found.toLowerCase().charCodeAt(0) % 24)),
  );
const pseudo = (message: Message): Message =>
  typeof message === 'string'
    ? pseudoText(message)
    : { other: '', ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudoText(text)])) };

/** Every message of both packages in the pseudo-language. */
const catalogue = Object.fromEntries(
  Object.entries(files).map(([path, { MESSAGES }]) => [
    nameOf(path),
    Object.fromEntries(Object.entries(MESSAGES).map(([key, message]) => [key, pseudo(message)])),
  ]),
) as Messages;

const wordsIn = (text: string) => text.match(/[a-z]{2,}/gi) ?? [];

/** Collects the words of all strings in a value: in objects, arrays and the props of elements. */
function collectWords(value: unknown, words: Set<string>, seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string')
    for (const word of [...wordsIn(value), initialsOf(value)]) words.add(word.toLowerCase());
  if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const part of Object.values(isValidElement<Record<string, unknown>>(value) ? value.props : value))
      collectWords(part, words, seen);
  }
  return words;
}

const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/**
 * Everything that people read in the page: texts and attributes, also of elements that are hidden from the eye. What is
 * marked with `translate="no"` is the same in every language.
 */
function textsInPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches('[translate=no]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text) texts.push(currentNode.data);
    if (currentNode instanceof Element)
      texts.push(...ATTRIBUTES.map((attribute) => currentNode.getAttribute(attribute) ?? ''));
  }
  return texts;
}

/** The same in every language. */
const NAMES = ['oja'];

/** Words that components make of given texts. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  // The address of a link to a look-alike site, as the browser writes it.
  MessageBubble: ['xn', 'gtbnk', 've'],
  // The key, in groups of four.
  AuthenticatorAppDialog: ['jbsw', 'dp', 'ehpk'],
};

/** Whether a word is of a given text: one of its words, its initials, or a part of a long word that was cut. */
function isGiven(word: string, given: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  return given.has(lower) || (word.length > 8 && [...given].some((whole) => whole.includes(lower)));
}

/** The strings that lint is asked to allow as defaults in the parameters of a component. */
const DEFAULT = /^ {2}\/\/ oxlint-disable-next-line oja\/texts.*\n {2}(?<prop>\w+) = '(?<text>.+)',$/gm;

/**
 * The props that replace the English defaults of a component of the landing page, which reads no messages (decision
 * 024). It may pass them on to a component that it imports.
 */
function landingProps(path: string): Record<string, string> {
  const own = sources[path.replace('.stories.tsx', '.tsx')] ?? '';
  const imported = Array.from(own.matchAll(/ from '\.\.\/(\w+)\/\1\.tsx'/g), ([, name = '']) =>
    Object.entries(sources).flatMap(([file, source]) => (file.endsWith(`/${name}/${name}.tsx`) ? source : [])),
  );
  const defaults = [...imported.flat(), own].flatMap((source) => [...source.matchAll(DEFAULT)]);
  return Object.fromEntries(
    defaults.flatMap(({ groups: { prop = '', text = '' } = {} }) =>
      own.includes(`  ${prop}`) ? [[prop, pseudoText(text)]] : [],
    ),
  );
}

/** Its stories bring a translation of their own. */
const PROVIDER = 'LocaleProvider';

const components = Object.entries(componentStories).filter(
  ([path, { default: meta }]) =>
    path.endsWith(`/src/${nameOf(path)}/${nameOf(path)}.stories.tsx`) && meta.component && nameOf(path) !== PROVIDER,
);

test('the search finds English in texts and attributes, and knows the words of given props', () => {
  render(
    <p title="Close it">
      Hello Ada <span translate="no">Oja</span>
    </p>,
  );
  const given = collectWords({ author: { name: 'Ada' }, link: <b>Read</b> }, new Set());
  expect([...given]).toEqual(['ada', 'a', 'read', 'r']);
  expect(textsInPage().flatMap(wordsIn)).toEqual(['Close', 'it', 'Hello', 'Ada']);
  expect(pseudo({ one: 'a {count}', other: 'b' })).toEqual({ one: 'β {count}', other: 'γ' });
});

describe.for(components)('%s', ([path, file]) => {
  const { component, args } = file.default;
  const name = nameOf(path);

  test('shows no English in another language', async () => {
    if (!component) throw new Error(`${path} names no component.`);
    const english: Record<string, string[]> = {};
    for (const [story, { args: ownArgs, render: ownRender }] of storiesOf(file)) {
      // The args of such a story are for its own component; the overview stands for the component's args alone.
      if (ownRender && story !== 'Overview') continue;
      const props = { open: true, ...args, ...landingProps(path), ...ownArgs };
      const given = collectWords(props, new Set([...NAMES, ...(MADE[name] ?? [])]));
      render(
        <LocaleProvider locale="ar-EG" messages={catalogue}>
          <Suspense>{createElement(component, props)}</Suspense>
        </LocaleProvider>,
      );
      // Parts that are loaded when they are opened, such as menus.
      await act(() => vi.dynamicImportSettled());
      const words = textsInPage()
        .flatMap(wordsIn)
        .filter((word) => !isGiven(word, given));
      if (words.length > 0) english[story] = words;
      cleanup();
    }
    expect(english).toEqual({});
  });
});

describe.for(Object.entries(files))('%s', ([path, { MESSAGES }]) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const code = Object.entries(sources)
    .filter(([file]) => file.startsWith(folder))
    .map(([, source]) => source)
    .join('\n');
  const everywhere = Object.values(sources).join('\n');

  test('every message is used', () => {
    /** Keys made in the code: `${status}Text`. */
    const endings = Array.from(code.matchAll(/messages\[`\$\{\w+\}(\w+)`\]/g), ([, ending = '']) => ending);
    const isUsed = (key: string) =>
      new RegExp(`\\b\\w+\\.${key}\\b|'${key}'|\\b${key}: \\{|\\b${key}: \\w+,`).test(code) ||
      endings.some((ending) => key.endsWith(ending) && key.slice(0, -ending.length) in MESSAGES);
    expect(Object.keys(MESSAGES).filter((key) => !isUsed(key))).toEqual([]);
  });

  test('is read under the name of its component', () => {
    expect(everywhere).toContain(`useMessages('${nameOf(path)}', `);
  });
});
