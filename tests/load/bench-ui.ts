/**
 * The cost of each component for an application that already has React: initial script, lazy script and style, minified
 * and gzipped, each separately (with all its imports, Radix and icons included) and as a ratio to React itself. `npm
 * run bench ui [NAME…]`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { scriptWeight, weigh, type Weight } from '../package/weigh-bundle.ts';

const root = join(import.meta.dirname, '../..');

const SOURCES = ['@oja/source'];
const REACT = /^react($|\/|-dom)/;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7);

const wanted = process.argv.slice(2);
const components = ['ui', 'market'].flatMap((home) =>
  readdirSync(join(root, 'packages', home, 'src'))
    .filter((name) => existsSync(join(root, 'packages', home, 'src', name, `${name}.tsx`)))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .map((name) => ({ name, path: `@oja/${home}/${name}` })),
);

const react = await scriptWeight(
  root,
  'export * as React from "react"; export * as Dom from "react-dom/client"; export * as Jsx from "react/jsx-runtime";',
);
const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (name: string, { script, later, style }: Weight) =>
  print(
    `${name.padEnd(22)}${kilobytes(script)} ${kilobytes(later)} ${kilobytes(style)}   ${(script / react).toFixed(3)}`,
  );

print(`React and React DOM: ${kilobytes(react).trim()} kB gzip of script; what follows comes on top of it.\n`);
print(`${'component'.padEnd(22)} script   later   style  of React`);
for (const { name, path } of components) row(name, await weigh(root, `export * from "${path}";`, [REACT], SOURCES));
const all = components.map(({ name, path }) => `export * as ${name} from "${path}";`).join('\n');
row('all together', await weigh(root, all, [REACT], SOURCES));
