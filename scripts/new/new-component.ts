import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Made, invalidNameMessage, spell } from './names.ts';

const root = join(import.meta.dirname, '../..');
const TEMPLATE = join(root, 'packages/ui/template/Sample');

/** The groups of components in Storybook's sidebar, and the package of each. */
const PACKAGES = {
  Actions: 'ui',
  Forms: 'ui',
  Feedback: 'ui',
  Content: 'ui',
  Layout: 'ui',
  People: 'market',
  Market: 'market',
  Adverts: 'market',
  Chat: 'market',
  Landing: 'market',
} as const;

export const GROUPS = Object.keys(PACKAGES);
const isGroup = (group: string): group is keyof typeof PACKAGES => Object.hasOwn(PACKAGES, group);

/**
 * Creates the four files of a component from the template, which is a component with tests of its own.
 * @param name in Pascal case, such as PriceTag
 * @param group of Storybook's sidebar; it determines the package
 * @param packages the folder of the packages; tests pass another
 */
export function newComponent(name: string, group: string, packages = join(root, 'packages')): Made {
  const names = spell(name);
  if (!names) return { fault: invalidNameMessage('a component', name, 'PriceTag') };
  if (!isGroup(group)) return { fault: `There is no group “${group}” in Storybook. There are: ${GROUPS.join(', ')}.` };
  const folder = join(packages, PACKAGES[group], 'src', name);
  const path = `packages/${PACKAGES[group]}/src/${name}`;
  if (existsSync(folder))
    return { fault: `There is a component ${name} already, in ${path}. Choose another name, or change that one.` };
  const library = PACKAGES[group] === 'ui' ? "'../" : "'../../../ui/src/";
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(TEMPLATE).map((template) => {
    const file = template.replace('Sample', name);
    const text = readFileSync(join(TEMPLATE, template), 'utf8')
      .replace("'../../src/cx/cx.ts'", PACKAGES[group] === 'ui' ? "'../cx/cx.ts'" : "'@oja/ui/cx'")
      .replaceAll("'../../src/", library)
      .replaceAll('Market/Sample', `${group}/${name}`)
      .replaceAll('Sample', name)
      .replaceAll('sample', names.camel);
    writeFileSync(join(folder, file), text);
    return `${path}/${file}`;
  });
  return { files, extended: [] };
}
