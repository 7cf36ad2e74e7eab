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
  online: 'isOnline',
  verified: 'isVerifiedVendor',
  isVerified: 'isVerifiedVendor',
  confirmed: 'phoneConfirmed',
  labelShown: 'labelHidden',
  showLabel: 'labelHidden',
};
/** Of an overlay; `onDismiss` is called by what its caller removes. */
const OPEN_STATE = ['defaultOpen', 'onOpenChange'];
const TONES = new Set(['neutral', 'accent', 'success', 'warning', 'danger']);

interface Prop {
  name: string;
  type: string;
  /** No `open` is declared beside it. */
  isWithoutOpen: boolean;
}

/** An exported interface, or the props of a component as an interface or a type, up to the next declaration. */
const TYPE = /^(?:export interface \w+|(?:export )?(?:interface|type) \w*Props\b)[\s\S]*?(?=\n\n\S|$(?![\s\S]))/gm;
/** A prop on a line or lines of its own, or one of several on a line. */
const PROP = /(?:^ {2}(?:readonly )?(\w+)\??:\s*([\s\S]*?);$)|(?<=[{;] )(\w+)\??: ([^;{}]+)(?=;| \})/gm;

/** The props of a file's components and the parts of its exported types, an alias of a tone by what it stands for. */
function propsIn(source: string): Prop[] {
  const aliases = new Map(
    Array.from(source.matchAll(/^export type (\w+Tone) = ([^;]+);/gm), ([, name, type]) => [name, type]),
  );
  return Array.from(source.matchAll(TYPE)).flatMap(([declaration]) => {
    const props = Array.from(declaration.matchAll(PROP), ([, name = '', type = '', inline, inlineType]) => ({
      name: inline ?? name,
      type: (inlineType ?? type).replace(/\w+Tone\b/, (alias) => aliases.get(alias) ?? alias),
    }));
    // An overlay's props may extend those that have it.
    const isWithoutOpen =
      !/\b(?:DialogProps|OpenState)\b/.test(declaration) && props.every(({ name }) => name !== 'open');
    return props.map((prop) => ({ ...prop, isWithoutOpen }));
  });
}

/** States that last: a relation between two people. Everything else in -ing is a call in progress (decision 023). */
const LASTING = new Set(['isFollowing']);

/** What is wrong with a prop's name or type, in words. */
function faultOf({ name, type, isWithoutOpen }: Prop): string | undefined {
  if (INSTEAD[name] !== undefined) return `${name}: write ${INSTEAD[name]}`;
  if (isWithoutOpen && OPEN_STATE.includes(name)) return `${name} without open: write onDismiss, or add open`;
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

test('the check reads aliases, too, and finds two names of one thing', () => {
  const props = propsIn(
    "type RowProps = Base & {\n  online?: boolean;\n  isOnline: boolean;\n};\n\nexport type HeadProps = Omit<Base, 'id'> & { name: string; isVerified?: boolean };\n\ninterface BarProps {\n  onOpenChange: (open: boolean) => void;\n}\n\ninterface MenuProps {\n  open: boolean;\n  onOpenChange: (open: boolean) => void;\n}\n",
  );
  expect(props.map(faultOf)).toEqual([
    'online: write isOnline',
    undefined,
    undefined,
    'isVerified: write isVerifiedVendor',
    'onOpenChange without open: write onDismiss, or add open',
    undefined,
    undefined,
  ]);
});

describe.for(files)('%s', (file) => {
  test('uses the one vocabulary of props', () => {
    const faults = propsIn(readFileSync(join(root, file), 'utf8')).flatMap((prop) => faultOf(prop) ?? []);
    expect(faults).toEqual([]);
  });
});
