// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The options of toast(), which is no component: a toast closes by itself, and only tells that it has closed. */
const TOAST = 'packages/ui/src/Toast/toast-store.ts';
const files = globSync('packages/{ui,market}/src/*/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:stories|test)\.tsx?$/.test(file) && !/\/(?:fixtures|tokens)\//.test(file) && file !== TOAST,
);

/** A synonym that the components do not use, and the word of the one vocabulary. */
const INSTEAD: Readonly<Record<string, string>> = {
  busy: 'loading',
  pending: 'loading',
  submitting: 'loading',
  saving: 'loading',
  sending: 'loading',
  retrying: 'loading',
  resending: 'loading',
  isLoading: 'loading',
  isOpen: 'open',
  isDisabled: 'disabled',
  kind: 'tone',
  onPress: 'onSelect',
  onPick: 'onSelect',
  onChoose: 'onSelect',
  onToggle: 'onOpenChange',
  onClose: 'onOpenChange',
  onCheckedChange: 'onValueChange',
};
const TONES = new Set(['neutral', 'accent', 'success', 'warning', 'danger']);

interface Prop {
  name: string;
  type: string;
}

/** The props of a file's components and the parts of its exported types, an alias of a tone by what it stands for. */
function propsIn(source: string): Prop[] {
  const aliases = new Map(
    Array.from(source.matchAll(/^export type (\w+Tone) = ([^;]+);/gm), ([, name, type]) => [name, type]),
  );
  return Array.from(source.matchAll(/^(?:export interface \w+|interface \w*Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)).flatMap(
    ([, body = '']) =>
      Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+)\??:\s*([\s\S]*?);$/gm), ([, name = '', type = '']) => ({
        name,
        type: type.replace(/\w+Tone\b/, (alias) => aliases.get(alias) ?? alias),
      })),
  );
}

/** States that last: a relation between two people. Everything else in -ing is a call in progress (decision 023). */
const LASTING = new Set(['isFollowing']);

/** What is wrong with a prop's name or type, in words. */
function faultOf({ name, type }: Prop): string | undefined {
  if (INSTEAD[name] !== undefined) return `${name}: write ${INSTEAD[name]}`;
  if (name === 'onChange' && !/Event/.test(type)) return 'onChange takes no event: write onValueChange';
  if (TONES.has(name) && type.startsWith('boolean')) return `${name}: write tone`;
  if (/^(?:is)?[a-z]+ing$/i.test(name) && type.startsWith('boolean') && name !== 'loading' && !LASTING.has(name))
    return `${name}: write loading, or loading="which action"`;
  if (name === 'tone') {
    const other = Array.from(type.matchAll(/'(\w+)'/g), ([, value = '']) => value).filter((value) => !TONES.has(value));
    if (other.length > 0) return `tone ${other.join(', ')}: write one of ${[...TONES].join(', ')}`;
  }
  return undefined;
}

test('the check finds synonyms, a value in onChange, and a tone of its own', () => {
  const props = propsIn(
    "export interface XProps {\n  /** Yes. */\n  busy?: boolean | undefined;\n  onChange: (value: string) => void;\n  tone?: 'danger' | 'loud';\n  loading: boolean;\n  isPaying: boolean;\n  isFollowing: boolean;\n}\nexport type BoxTone = 'mild';\nexport interface Item {\n  danger?: boolean;\n  tone: BoxTone;\n}\n",
  );
  expect(props.map(faultOf)).toEqual([
    'busy: write loading',
    'onChange takes no event: write onValueChange',
    'tone loud: write one of neutral, accent, success, warning, danger',
    undefined,
    'isPaying: write loading, or loading="which action"',
    undefined,
    'danger: write tone',
    'tone mild: write one of neutral, accent, success, warning, danger',
  ]);
});

describe.for(files)('%s', (file) => {
  test('uses the one vocabulary of props', () => {
    const faults = propsIn(readFileSync(join(root, file), 'utf8')).flatMap((prop) => faultOf(prop) ?? []);
    expect(faults).toEqual([]);
  });
});
