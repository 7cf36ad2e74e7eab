// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');
const read = (path: string) => readFileSync(join(packages, path), 'utf8');

/** A component is a folder with a file of the same name, which the package's export pattern requires. */
const components = ['ui/src', 'market/src'].flatMap((source) =>
  readdirSync(join(packages, source))
    .filter((name) => existsSync(join(packages, source, name, `${name}.tsx`)))
    .map((name) => `${source}/${name}`),
);

/** Finds properties of props and exported types, up to one level deep, that have no doc comment. */
function undocumentedProps(source: string): string[] {
  const blocks = source.matchAll(
    /^(?:export (?:interface|type) (\w+)|interface (\w*Props))\b[^{;\n]*\{\n([\s\S]*?)^\}/gm,
  );
  return [...blocks].flatMap(([, exported, own, body = '']) => {
    const name = exported ?? own;
    const lines = body.split('\n');
    return lines.flatMap((line, index) => {
      const prop = /^ {2,4}(?:readonly )?['"]?([\w-]+)['"]?\??:/.exec(line)?.[1];
      return prop && !lines[index - 1]?.trimEnd().endsWith('*/') ? [`${name}.${prop}`] : [];
    });
  });
}

/** Finds exported components with inline prop types, which have no place for a doc comment. */
function inlineProps(source: string): string[] {
  return Array.from(
    source.matchAll(/^export (?:default )?function ([A-Z]\w*)\(\{[^}]*\}: (?:Readonly<)?\{/gm),
    ([, name = '']) => name,
  );
}

test('the checks find components, undocumented props and inline props', () => {
  expect(components.length).toBeGreaterThan(110);
  expect(
    undocumentedProps('export interface XProps {\n  /** Yes. */\n  a: {\n    deep: string;\n  };\n  b?: string;\n}\n'),
  ).toEqual(['XProps.deep', 'XProps.b']);
  expect(
    inlineProps('export function Named({ a }: NamedProps) {\nexport function Inline({\n  a,\n}: { a: string }) {'),
  ).toEqual(['Inline']);
});

describe.for(components)('%s', (folder) => {
  const name = folder.split('/').at(-1) ?? '';
  const source = read(`${folder}/${name}.tsx`);

  test('exports a component with its name and a doc comment', () => {
    const exported = source
      .replaceAll(/^\/\/ oxlint-disable-next-line .*\n/gm, '')
      .split('\n')
      .filter((line, index, lines) => /^export (function|const) /.test(line) && lines[index - 1]?.endsWith('*/'));
    expect(exported).toContainEqual(expect.stringMatching(new RegExp(`^export (function|const) ${name}`)));
  });

  test('has a doc comment on every prop', () => {
    const files = readdirSync(join(packages, folder)).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file),
    );
    expect(files.flatMap((file) => undocumentedProps(read(`${folder}/${file}`)))).toEqual([]);
    expect(files.flatMap((file) => inlineProps(read(`${folder}/${file}`)))).toEqual([]);
  });

  test('has its stories beside it', () => {
    expect(existsSync(join(packages, folder, `${name}.stories.tsx`))).toBe(true);
  });
});
