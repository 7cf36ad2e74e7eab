import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { checkReferences } from './check-references.ts';
import { readTree, type Tree } from './read-tree.ts';

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));
const DECISIONS = 'docs/decisions/';
const decisions = tree.files.filter((file) => /^docs\/decisions\/\d{3}-[a-z\d\-]+\.md$/v.test(file));

describe('the repository', () => {
  const references = checkReferences(tree);

  it.each(['section', 'decision', 'link', 'path'] as const)('has references of the kind %s', (kind) => {
    expect(references.filter((reference) => reference.kind === kind)).not.toHaveLength(0);
  });

  it('refers only to sections, decisions, files and headings that exist', () => {
    const broken = references.filter(({ fault }) => fault !== undefined);
    expect(broken.map(({ file, line, text, fault }) => `${file}:${line} ${text}: ${fault}`)).toEqual([]);
  });
});

describe('the decisions', () => {
  it('are all listed by number in their index', () => {
    const listed = [...tree.read(`${DECISIONS}README.md`).matchAll(/\]\((\d{3}-[^\)]+)\)/gv)].map(([, file]) => file);
    expect(listed).toEqual(decisions.map((file) => file.slice(DECISIONS.length)));
  });

  it('have unique numbers', () => {
    expect(new Set(decisions.map((file) => file.slice(0, DECISIONS.length + 3))).size).toBe(decisions.length);
  });

  it.each(decisions)('%s has context, decision, consequences and alternatives, in this order', (file) => {
    const headings = [...tree.read(file).matchAll(/^## (.+)$/gmv)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
  });

  it.each(decisions)('%s has at most 650 words outside its tables', (file) => {
    const prose = tree.read(file).replaceAll(/^\|.*$/gmv, '');
    expect(prose.split(/\s+/v).length).toBeLessThanOrEqual(650);
  });
});

// Numbers are apart from their words, so that this file contains no reference.
const FIRST = '001';
const MISSING = '002';

describe('a broken reference is found', () => {
  const files: Readonly<Record<string, string>> = {
    'docs/product.md': '# Product\n\n## 2. Screens\n\n### Login (/login)\n\n- **Likes**: one a person.\n',
    'docs/architecture.md': '# Architecture\n\n## 7. The renderer\n',
    [`docs/decisions/${FIRST}-first.md`]: '# 001: First\n',
    'src/app/main.ts': '',
  };

  /** Returns the faults of one more file in a small repository. */
  function faultsOf(file: string, text: string): (string | undefined)[] {
    const all = { ...files, [file]: text };
    const small: Tree = { files: Object.keys(all), read: (name) => all[name] ?? '' };
    return checkReferences(small)
      .filter((reference) => reference.file === file && reference.fault !== undefined)
      .map((reference) => reference.text);
  }

  it.each([
    ['a section that does not exist', '// product \u00A73', ['product \u00A73']],
    ['a section of another document', '// architecture \u00A72', ['architecture \u00A72']],
    ['the second reference of a list', '// architecture \u00A77 and \u00A72', ['and \u00A72']],
    ['a name that the section does not have', '// \u00A72 "Logout"', ['\u00A72 "Logout"']],
    ['a name in a quoted reference', "spec: '\u00A72 Logout'", ["\u00A72 Logout'"]],
    ['another name of a document', '// design \u00A77, spec \u00A72', ['design \u00A77', 'spec \u00A72']],
    ['a sign without a number', '// see \u00A7', ['see \u00A7']],
    ['a decision', `// decision ${MISSING}`, [`decision ${MISSING}`]],
    ['a decision by its file', `// docs/decisions/${FIRST}-other`, [`decisions/${FIRST}-other`]],
  ])('in a source: %s', (_what, text, faults) => {
    expect(faultsOf('src/app/other.ts', text)).toEqual(faults);
  });

  it.each([
    [
      'sections and names',
      '/**\n * Signs in, product\n * \u00A72 "Login", and likes, \u00A72 "Likes"; architecture \u00A77.\n */',
    ],
    ['quoted references', "spec: '\u00A72 Login', other: '\u00A72'"],
    ['a decision', `// decision ${FIRST}, docs/decisions/${FIRST}-first.md`],
  ])('but not a valid one in a source: %s', (_what, text) => {
    expect(faultsOf('src/app/other.ts', text)).toEqual([]);
  });

  it.each([
    ['a link to a file', '[x](missing.md)', ['missing.md']],
    ['a link to a heading', '[x](product.md#9-missing)', ['product.md#9-missing']],
    ['a path from the root', '`src/app/missing.ts`', ['src/app/missing.ts']],
    ['a folder in a command', '`vitest run src/missing`', ['src/missing']],
  ])('in a document: %s', (_what, text, faults) => {
    expect(faultsOf('docs/guide.md', text)).toEqual(faults);
  });

  it.each([
    ['links', '[x](product.md#2-screens) [y](../src/app) [z](https://oja.example)'],
    ['paths by their end', '`app/main.ts`, `app/main`, `src/app/`'],
    ['placeholders and generated folders', '`src/<name>/main.ts` `src/NAME` `src/*.ts` `out/main/index.js`'],
    ['routes, packages and rules', '`/login` `@oja/ui/Button` `image/png` `oja/import-zones`'],
    ['code in a fence', '```\n[x](missing.md)\n```'],
  ])('but not a valid one in a document: %s', (_what, text) => {
    expect(faultsOf('docs/guide.md', text)).toEqual([]);
  });
});
