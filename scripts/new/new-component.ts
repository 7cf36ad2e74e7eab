import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Made, nameFault, spell } from './names.ts';

const root = join(import.meta.dirname, '../..');
const TEMPLATE = join(root, 'packages/ui/template/Sample');
const COMPONENTS = join(root, 'packages/ui/src');

/** The groups of components in Storybook's sidebar. */
export const GROUPS = ['Actions', 'Forms', 'Feedback', 'Layout', 'People', 'Market', 'Adverts', 'Chat', 'Landing'];

/**
 * Creates the four files of a component from the template, which is a component with tests of its own.
 * @param name in Pascal case, such as PriceTag
 * @param group of Storybook's sidebar
 * @param folder of the components; tests pass another
 */
export function newComponent(name: string, group: string, folder = COMPONENTS): Made {
  const names = spell(name);
  if (!names) return { fault: nameFault('a component', name, 'PriceTag') };
  if (!GROUPS.includes(group))
    return { fault: `There is no group “${group}” in Storybook. There are: ${GROUPS.join(', ')}.` };
  if (existsSync(join(folder, name)))
    return {
      fault: `There is a component ${name} already, in packages/ui/src/${name}. Choose another name, or change that one.`,
    };
  mkdirSync(join(folder, name), { recursive: true });
  const files = readdirSync(TEMPLATE).map((template) => {
    const file = template.replace('Sample', name);
    const text = readFileSync(join(TEMPLATE, template), 'utf8')
      .replaceAll("'../../src/", "'../")
      .replaceAll('Market/Sample', `${group}/${name}`)
      .replaceAll('Sample', name)
      .replaceAll('sample', names.camel);
    writeFileSync(join(folder, name, file), text);
    return `packages/ui/src/${name}/${file}`;
  });
  return { files, extended: [] };
}
