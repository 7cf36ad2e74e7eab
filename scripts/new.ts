/** `npm run new component NAME [GROUP]`: makes the files that something new starts from. */
import { GROUPS, newComponent } from './new/new-component.ts';
import { fail } from './prepare.mjs';

const [kind, name, group = 'Market'] = process.argv.slice(2);
if (kind !== 'component' || !name) fail(`Say what and how it is called: npm run new component PriceTag [${GROUPS.join('|')}]`);

const made = newComponent(name, group);
if ('fault' in made) fail(made.fault);
console.log(`${made.files.join('\n')}

Its stories pass already: npx vitest run --project 'storybook*' packages/ui/src/${name}/
Import it as @oja/ui/${name}. Then fill in its guide in the stories: when to use it, and when not.`);
