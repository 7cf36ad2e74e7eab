import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const TEMPLATE = join(root, 'packages/ui/template/Sample');
const COMPONENTS = join(root, 'packages/ui/src');

/** The groups of Storybook's sidebar that components stand in. */
export const GROUPS = ['Actions', 'Forms', 'Feedback', 'Layout', 'People', 'Market', 'Adverts', 'Chat', 'Landing'];

/** What was made, or why nothing was. */
export type NewComponent = { files: string[] } | { fault: string };

/**
 * Makes the four files of a component from the template, which is itself a component whose tests run.
 * @param name in capitals of its words, such as PriceTag
 * @param group of Storybook's sidebar
 * @param folder where components live; a test gives another
 */
export function newComponent(name: string, group: string, folder = COMPONENTS): NewComponent {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) return { fault: `“${name}” is no name for a component. Write it like PriceTag: letters and digits, each word with a capital.` };
  if (!GROUPS.includes(group)) return { fault: `There is no group “${group}” in Storybook. There are: ${GROUPS.join(', ')}.` };
  if (existsSync(join(folder, name))) return { fault: `There is a component ${name} already, in packages/ui/src/${name}. Choose another name, or change that one.` };
  mkdirSync(join(folder, name), { recursive: true });
  const files = readdirSync(TEMPLATE).map((template) => {
    const file = template.replace('Sample', name);
    const text = readFileSync(join(TEMPLATE, template), 'utf8')
      .replaceAll("'../../src/", "'../")
      .replaceAll('Market/Sample', `${group}/${name}`)
      .replaceAll('Sample', name)
      .replaceAll('sample', `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
    writeFileSync(join(folder, name, file), text);
    return `packages/ui/src/${name}/${file}`;
  });
  return { files };
}
